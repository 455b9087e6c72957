import type { GatewayError } from './error.ts'

/** The fields a failed call names (`body.tel`), by the last part of their path, as far as the form has them. */
export function fieldErrors<Name extends string>(
  error: GatewayError,
  names: readonly Name[],
): { name: Name; message: string }[] {
  return error.items.flatMap(({ field }, index) => {
    const name = names.find((candidate) => candidate === lastPart(field))
    return name === undefined ? [] : [{ name, message: error.messages[index] ?? '' }]
  })
}

/** What a failed call says of no field that the form has: it concerns the form as a whole. */
export function formErrors(error: GatewayError, names: readonly string[]): string[] {
  return error.messages.filter((_, index) => !names.includes(lastPart(error.items[index]?.field) ?? ''))
}

function lastPart(field: string | undefined): string | undefined {
  return field?.split('.').at(-1)
}
