/** Id of a field's input, for links from the list of errors. */
export function fieldId(name: string): string {
  return `tool-${name}`
}
