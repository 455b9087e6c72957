import type * as z from 'zod/mini'
import type { Schema } from '../../../gateway/contract.ts'
import { choiceParameter, pageParameter, searchSchema } from '../../../ui/list/listSearch.ts'

export const historyTargets: Record<Schema<'HistoryTarget'>, string> = {
  POLICY: '政策',
  DEMAND: '需求',
  RESOURCE: '资源',
  PROVIDER: '服务商',
  ATTRACT: '招商',
  HOUSE: '厂房与仓储',
  LAND: '土地',
  OFFICE: '写字楼',
  ENVIRONMENT: '投资环境',
  ACTIVITY: '活动',
  NEWS: '资讯',
}

/** Search parameters of /qw/personal/history. */
export const historySearchSchema = searchSchema(() => ({
  current: pageParameter,
  targetType: choiceParameter(historyTargets),
}))

export type HistorySearch = z.infer<typeof historySearchSchema>
