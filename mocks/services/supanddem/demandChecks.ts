import type { Schema } from '../../../src/gateway/contract.ts'
import { demandFormFields } from '../../../src/gateway/generated/fields/DemandForm.ts'
import { failFields } from '../../handler.ts'
import { demandCategories } from '../../seeds/supplyCategories.ts'
import { missingErrors } from '../../missingErrors.ts'
import { subcategoryName } from './categoryNames.ts'
import type { SupplyContext } from './ownership.ts'
import { futureError, rangeError, refuse } from './submission.ts'

type Form = Omit<Schema<'DemandForm'>, 'id' | 'agree'> & { agree?: boolean }

/** Ends with one error for each field that is missing or not in order. */
export function checkDemand({ clock }: SupplyContext, form: Form): void {
  const { budgetType, budgetMin, budgetMax, deadline } = form
  refuse([
    ...missingErrors(demandFormFields, form),
    ...(budgetType === 'RANGE' ? rangeError([budgetMin, budgetMax], 'budgetMin', '预算下限不能大于上限') : []),
    ...futureError(clock, deadline, { field: 'deadline', title: '截止日期', isWithinYear: true }),
  ])
}

export function checkDemandCategory(categoryId: string | undefined): void {
  if (categoryId === undefined || subcategoryName(demandCategories, categoryId) !== undefined) return
  failFields([{ errorMessage: '请选择正确的需求分类', field: 'body.categoryId' }])
}
