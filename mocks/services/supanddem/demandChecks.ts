import { failFields } from '../../handler.ts'
import { demandCategories } from '../../seeds/supplyCategories.ts'
import type { DemandContent } from '../../store/tables/demands.ts'
import { subcategoryName } from './categoryNames.ts'
import type { SupplyContext } from './ownership.ts'
import { futureError, missingFields, rangeError, refuse, type Needed } from './submission.ts'

/** The contract's x-required-on-submit of DemandForm; a test compares them. */
export const neededOfDemand: readonly Needed[] = [
  ['categoryId', '请选择需求分类'],
  ['industryCode', '请选择所属行业'],
  ['description', '请输入需求描述'],
  ['budgetType', '请选择预算方式'],
  ['cooperationMode', '请选择合作方式'],
  ['deadline', '请选择截止日期'],
  ['contactName', '请输入联系人'],
  ['contactTel', '请输入联系电话'],
]

/** Ends with one error for each field that is missing or not in order. */
export function checkDemand({ clock }: SupplyContext, content: DemandContent, agree: boolean | undefined): void {
  const { demandType, budgetType, budgetMin, budgetMax, deadline } = content
  const needed = [
    ...neededOfDemand,
    ...(demandType === 'TECH' ? [['fieldArea', '请选择技术领域'] as const] : []),
    ...(demandType === 'PRODUCT'
      ? ([
          ['quantity', '请输入数量'],
          ['unit', '请输入数量单位'],
        ] as const)
      : []),
    ...(budgetType === 'RANGE'
      ? ([
          ['budgetMin', '请输入预算下限'],
          ['budgetMax', '请输入预算上限'],
        ] as const)
      : []),
  ]
  const promise = agree === true ? [] : [{ errorMessage: '请先阅读并同意信息发布承诺', field: 'body.agree' }]
  refuse([
    ...missingFields(content, needed),
    ...(demandType === 'TECH' && content.fieldArea?.length === 0
      ? [{ errorMessage: '请选择技术领域', field: 'body.fieldArea' }]
      : []),
    ...(budgetType === 'RANGE' ? rangeError([budgetMin, budgetMax], 'budgetMin', '预算下限不能大于上限') : []),
    ...futureError(clock, deadline, { field: 'deadline', title: '截止日期', isWithinYear: true }),
    ...promise,
  ])
}

export function checkDemandCategory(categoryId: string | undefined): void {
  if (categoryId === undefined || subcategoryName(demandCategories, categoryId) !== undefined) return
  failFields([{ errorMessage: '请选择正确的需求分类', field: 'body.categoryId' }])
}
