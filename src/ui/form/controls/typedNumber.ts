/** Normalises the ways to type a number: full-width digits, separators, spaces and a trailing dot. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s,]/g, '')
    .replace(/(?<=\d)\.$/, '')
}

/**
 * The number a person typed.
 * @returns undefined for an empty text, NaN for an invalid one
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
