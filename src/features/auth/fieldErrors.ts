import type { GatewayError } from '../../gateway/error.ts'

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
