import type * as z from 'zod/mini'
import { historyTargetWords } from '../../../gateway/generated/words/HistoryTarget.ts'
import { choiceParameter, pageParameter, searchSchema } from '../../../ui/list/listSearch.ts'

/** Search parameters of /qw/personal/history. */
export const historySearchSchema = searchSchema(() => ({
  current: pageParameter,
  targetType: choiceParameter(historyTargetWords),
}))

export type HistorySearch = z.infer<typeof historySearchSchema>
