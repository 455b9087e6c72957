import type { DemandValues } from './demandValues.ts'

export type DemandField = keyof DemandValues

/** The steps of the form, each with its fields in the order of the page. */
export const demandSteps: readonly { title: string; fields: readonly DemandField[] }[] = [
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

export const demandFields = demandSteps.flatMap(({ fields }) => fields)

/** The first step with one of these fields; undefined when none has. */
export function stepWith(names: readonly string[]): number | undefined {
  const index = demandSteps.findIndex(({ fields }) => fields.some((field) => names.includes(field)))
  return index < 0 ? undefined : index
}

export function isDemandField(name: string | undefined): name is DemandField {
  return (demandFields as readonly (string | undefined)[]).includes(name)
}
