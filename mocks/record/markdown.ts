/** A table's cell that ends neither at a bar nor at a line's end. */
export function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll(/\s+/g, ' ')
}

/** The same as code; empty text stays empty. */
export function code(text: string): string {
  return text === '' ? '' : `\`${cell(text).replaceAll('`', "'")}\``
}
