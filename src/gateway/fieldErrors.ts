import type { GatewayError } from './error.ts'

/** The fields a failed call names (`body.tel`), by the last part of their path and of the form's, as far as the form has them. */
export function fieldErrors<Name extends string>(
  error: GatewayError,
  names: readonly Name[],
): { name: Name; message: string }[] {
  return error.items.flatMap(({ field }, index) => {
    const name = names.find((candidate) => lastPart(candidate) === lastPart(field))
    return name === undefined ? [] : [{ name, message: error.messages[index] ?? '' }]
  })
}

/** What a failed call says of no field that the form has: it concerns the form as a whole. */
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
