import type { GatewayError } from './error.ts'

/** The fields a failed call names (`body.tel`), by the last part of their path, as far as the form has them. */
export function fieldErrors<Name extends string>(
  error: GatewayError,
  names: readonly Name[],
): { name: Name; message: string }[] {
  return error.items.flatMap(({ field, text }) => {
    const name = names.find((candidate) => candidate === field?.split('.').at(-1))
    return name === undefined ? [] : [{ name, message: text }]
  })
}

/** The texts of a failed call that no field of the form is named for: they concern the form as a whole. */
export function formErrors(error: GatewayError, names: readonly string[]): string[] {
  return error.items
    .filter(({ field }) => field === undefined || !names.includes(field.split('.').at(-1) ?? ''))
    .map(({ text }) => text)
}
