/** The number as people type it: full-width digits, separators, spaces and a last dot are taken as meant. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s,]/g, '')
    .replace(/(?<=\d)\.$/, '')
}

/**
 * The number a person typed.
 * @returns undefined for an empty text, NaN for one that is no number
 */
export function typedNumber(text: string): number | undefined {
  const digits = plain(text)
  if (digits === '') return undefined
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN
}

/** How many decimals were typed. */
export function decimalsOf(text: string): number {
  return plain(text).split('.')[1]?.length ?? 0
}
