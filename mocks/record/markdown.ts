/** A table cell with bars and line breaks escaped. */
export function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll(/\s+/g, ' ')
}

/** The same, formatted as code. Empty text stays empty. */
export function code(text: string): string {
  return text === '' ? '' : `\`${cell(text).replaceAll('`', "'")}\``
}
