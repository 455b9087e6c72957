import type { BodyOf } from '#gateway/contract.ts'
import { numberOf } from '#ui/form/controls/numberText.ts'
import { compactPhone } from '#ui/form/compactPhone.ts'
import { htmlOfText } from './htmlText.ts'
import { resourceFields } from './resourceFields.ts'
import type { ResourceType, ResourceValues, ServiceItemValues } from './resourceValues.ts'
import type { Field, Fields } from '#gateway/generated/fields/field.ts'
import { askFor } from '#gateway/fields/input/sentences.ts'
import { instrumentServiceItemFields } from '#gateway/generated/fields/InstrumentServiceItem.ts'
import { regionDate } from '#ui/regionDate.ts'
import { faultOf, formFaults, type Faults } from '../formFaults.ts'

type Body = BodyOf<'saveAchievementResource'> | BodyOf<'saveInstrumentResource'> | BodyOf<'savePatentResource'>

interface Sending {
  /** Id of the resource that is changed. */
  id?: string | undefined
  /** Submit to the audit; otherwise save as a draft. */
  submit: boolean
  /** The description with its markup, if the text is unchanged. */
  description?: string | undefined
}

export function isResourceType(value: string): value is ResourceType {
  return Object.hasOwn(resourceFields, value)
}

/** The request body, without empty fields and those of another kind or way of pricing. */
export function resourceBody(values: ResourceValues, sending: Sending): Body {
  const { id, submit, description = htmlOfText(values.description) } = sending
  const { priceType } = values
  const all = {
    ...values,
    id,
    submit,
    description,
    cover: values.cover[0]?.url,
    priceMin: priceType === 'FIXED' || priceType === 'RANGE' ? numberOf(values.priceMin) : null,
    priceMax: priceType === 'RANGE' ? numberOf(values.priceMax) : null,
    achievementYear: numberOf(values.achievementYear),
    trl: numberOf(values.trl),
    originalValue: numberOf(values.originalValue),
    bookAheadDays: numberOf(values.bookAheadDays),
    serviceItems: values.serviceItems.map(serviceItemOf),
    weekdays: values.weekdays.map(Number).toSorted((a, b) => a - b),
    couponEnabled: answerOf(values.couponEnabled),
    annualFeePaid: answerOf(values.annualFeePaid),
    pledged: answerOf(values.pledged),
    contactTel: compactPhone(values.contactTel),
    agree: values.agree ? true : undefined,
  }
  const fields = isResourceType(values.resourceType) ? resourceFields[values.resourceType] : {}
  const used = Object.entries(said(all)).filter(([name]) => Object.hasOwn(fields, name))
  // The fields of the kind, and the choices of the form, are those of the contract.
  return Object.fromEntries(used) as unknown as Body
}

function serviceItemOf(item: ServiceItemValues) {
  return said({ ...item, price: numberOf(item.price), days: numberOf(item.days) })
}

function answerOf(value: string): boolean | undefined {
  return value === '' ? undefined : value === 'true'
}

const serviceItemFields: Fields = instrumentServiceItemFields

/** The errors of the form, by field; in a row by its index, `serviceItems.0.price`. */
export function resourceFaults(values: ResourceValues, submit: boolean, today = regionDate(new Date())): Faults {
  const { resourceType } = values
  // The other fields depend on it.
  if (!isResourceType(resourceType)) return { resourceType: '请选择资源类型' }
  const body: Readonly<Record<string, unknown>> = { ...resourceBody(values, { submit }) }
  const checked = { ...values, description: body['description'], contactTel: compactPhone(values.contactTel) }
  const faults = formFaults({ fields: resourceFields[resourceType], values: checked, body, submit, today })
  return resourceType === 'INSTRUMENT' ? { ...faults, ...serviceItemFaults(values) } : faults
}

/** An added row must be complete, even in a draft. */
function serviceItemFaults({ serviceItems }: ResourceValues): Faults {
  const all = serviceItems.flatMap((item, index) =>
    Object.entries(item).map(([name, value]) => {
      const field: Field | undefined = serviceItemFields[name]
      return { place: `serviceItems.${index}.${name}`, message: field && rowFault(field, String(value)) }
    }),
  )
  return Object.fromEntries(all.flatMap(({ place, message }) => (message === undefined ? [] : [[place, message]])))
}

function rowFault(field: Field, typed: string): string | undefined {
  return field.required === true && typed.trim() === '' ? askFor(field) : faultOf(field, typed)
}

/** Without empty values. */
function said(parts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parts).filter(([, value]) => {
      if (typeof value === 'string') return value.trim() !== ''
      return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0)
    }),
  )
}
