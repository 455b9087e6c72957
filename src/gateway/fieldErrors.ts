import type { GatewayError } from './error.ts'

/** The form's fields that a failed call names (`body.tel`). Names match by the last part of their paths. */
export function fieldErrors<Name extends string>(
  error: GatewayError,
  names: readonly Name[],
): { name: Name; message: string }[] {
  return error.items.flatMap(({ field }, index) => {
    const name = names.find((candidate) => lastPart(candidate) === lastPart(field))
    return name === undefined ? [] : [{ name, message: error.messages[index] ?? '' }]
  })
}

/** The errors of a failed call that match no field, so they concern the form as a whole. */
export function formErrors(error: GatewayError, names: readonly string[]): string[] {
  const known = new Set(names.map(lastPart))
  return error.messages.filter((_, index) => {
    const field = lastPart(error.items[index]?.field)
    return field === undefined || !known.has(field)
  })
}

function lastPart(field: string | undefined): string | undefined {
  return field?.split('.').at(-1)
}
