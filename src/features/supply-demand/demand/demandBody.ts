import type { BodyOf } from '../../../gateway/contract.ts'
import { demandFormFields as fields } from '../../../gateway/generated/fields/DemandForm.ts'
import { numberOf } from '../../../ui/form/numberText.ts'
import { compactPhone } from '../../../ui/form/withoutSpaces.ts'
import { regionDate } from '../../../ui/regionDate.ts'
import { formFaults, type Faults } from '../formFaults.ts'
import { said } from '../publish/said.ts'
import type { DemandValues } from './demandValues.ts'

type Body = BodyOf<'saveDemand'>

interface Sending {
  /** Of the demand that is changed. */
  id?: string | undefined
  /** To the audit; else it is kept as a draft. */
  submit: boolean
}

/** What is sent: nothing of what is empty, and nothing that only another type or way of budget asks for. */
export function demandBody(values: DemandValues, { id, submit }: Sending): Body {
  const { enId, title, demandType, cover, agree, hideEnName, attachments } = values
  const isRange = values.budgetType === 'RANGE'
  const isProduct = demandType === 'PRODUCT'
  const optional = {
    id,
    categoryId: values.categoryId,
    industryCode: values.industryCode,
    background: values.background,
    description: values.description,
    targetIndicator: values.targetIndicator,
    budgetType: values.budgetType,
    budgetMin: isRange ? numberOf(values.budgetMin) : null,
    budgetMax: isRange ? numberOf(values.budgetMax) : null,
    quantity: isProduct ? numberOf(values.quantity) : null,
    unit: isProduct ? values.unit : '',
    cooperationMode: values.cooperationMode,
    deliveryCycle: values.deliveryCycle,
    deadline: values.deadline,
    providerRequire: values.providerRequire,
    cover: cover[0]?.url,
    contactName: values.contactName,
    contactTel: compactPhone(values.contactTel),
    contactWay: values.contactWay,
    agree: agree ? true : undefined,
  }
  const { fieldArea, keywords, expectRegion } = values
  const body = { submit, enId, title, demandType, fieldArea, keywords, expectRegion, attachments, hideEnName }
  // The choices of the form are those of the contract.
  return { ...body, ...said(optional) } as unknown as Body
}

/** What is wrong with the form, by field. */
export function demandFaults(values: DemandValues, submit: boolean, today = regionDate(new Date())): Faults {
  const body: Readonly<Record<string, unknown>> = { ...demandBody(values, { submit }) }
  return formFaults({ fields, values: { ...values, contactTel: compactPhone(values.contactTel) }, body, submit, today })
}
