import type { Schema } from '#gateway/contract.ts'
import { draftFields } from '#gateway/fields/faults.ts'
import { demandFormFields } from '#gateway/generated/fields/DemandForm.ts'
import { checkForm } from '#mocks/request/formErrors.ts'
import { failFields } from '#mocks/handler/handler.ts'
import { demandCategories } from '../category/supplyCategories.ts'
import { subcategoryName } from '../category/categoryNames.ts'
import type { SupplyContext } from '../ownership.ts'

type Form = Omit<Schema<'DemandForm'>, 'id' | 'agree'> & { agree?: boolean }

/** Ends the handler with one error for each missing or wrong field. A draft may lack what a submission needs. */
export function checkDemand(context: SupplyContext, form: Form, { isDraft = false } = {}): void {
  checkForm(context, isDraft ? draftFields(demandFormFields) : demandFormFields, form)
}

export function checkDemandCategory(categoryId: string | undefined): void {
  if (categoryId === undefined || subcategoryName(demandCategories, categoryId) !== undefined) return
  failFields([{ errorMessage: '请选择正确的需求分类', field: 'body.categoryId' }])
}
