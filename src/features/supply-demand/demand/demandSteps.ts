import type { PublishSteps } from '../publish/publishSteps.ts'
import type { DemandValues } from './demandValues.ts'

/** The steps of the form, each with its fields in the order of the page. */
export const demandSteps: PublishSteps<DemandValues> = [
  {
    title: '需求是什么',
    fields: ['demandType', 'title', 'categoryId', 'industryCode', 'fieldArea', 'keywords', 'description'],
  },
  {
    title: '要求与预算',
    fields: [
      'background',
      'targetIndicator',
      'quantity',
      'unit',
      'budgetType',
      'budgetMin',
      'budgetMax',
      'cooperationMode',
      'deliveryCycle',
      'deadline',
      'expectRegion',
      'providerRequire',
      'cover',
      'attachments',
    ],
  },
  { title: '发布方', fields: ['enId', 'hideEnName', 'contactName', 'contactTel', 'contactWay'] },
  { title: '预览并提交', fields: ['agree'] },
]
