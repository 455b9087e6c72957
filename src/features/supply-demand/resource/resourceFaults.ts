import type { Field, Fields } from '#gateway/generated/fields/field.ts'
import { askFor } from '#gateway/fields/input/sentences.ts'
import { instrumentServiceItemFields } from '#gateway/generated/fields/InstrumentServiceItem.ts'
import { compactPhone } from '#ui/form/compactPhone.ts'
import { regionDate } from '#ui/regionDate.ts'
import { faultOf, formFaults, type Faults } from '../formFaults.ts'
import { isResourceType, resourceBody } from './resourceBody.ts'
import { resourceFields } from './resourceFields.ts'
import type { ResourceValues } from './resourceValues.ts'

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
