import type { BodyOf } from '#gateway/contract.ts'
import { demandFormFields as fields } from '#gateway/generated/fields/DemandForm.ts'
import { compactPhone } from '#ui/form/compactPhone.ts'
import { regionDate } from '#ui/regionDate.ts'
import { formFaults, type Faults } from '../formFaults.ts'
import { saidOf, sentValues } from '../publish/typedValues.ts'
import { typedFields, type DemandValues } from './demandValues.ts'

type Body = BodyOf<'saveDemand'>

interface Sending {
  /** Id of the demand that is changed. */
  id?: string | undefined
  /** Submit to the audit; otherwise save as a draft. */
  submit: boolean
}

/** The request body, without empty fields and those of another type or kind of budget. */
export function demandBody(values: DemandValues, { id, submit }: Sending): Body {
  const { budgetType, demandType, cover, contactTel, agree } = values
  const all = {
    ...sentValues(typedFields, { ...values }),
    id,
    submit,
    ...(budgetType !== 'RANGE' && { budgetMin: null, budgetMax: null }),
    ...(demandType !== 'PRODUCT' && { quantity: null, unit: '' }),
    cover: cover[0]?.url,
    contactTel: compactPhone(contactTel),
    agree: agree ? true : undefined,
  }
  // The choices of the form are those of the contract.
  return saidOf(fields, all) as unknown as Body
}

/** The errors of the form, by field. */
export function demandFaults(values: DemandValues, submit: boolean, today = regionDate(new Date())): Faults {
  const body: Readonly<Record<string, unknown>> = { ...demandBody(values, { submit }) }
  return formFaults({ fields, values: { ...values, contactTel: compactPhone(values.contactTel) }, body, submit, today })
}
