/** Id of a field's input, to lead to it from the list of errors. */
export function fieldId(name: string): string {
  return `tool-${name}`
}
