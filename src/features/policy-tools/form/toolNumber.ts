/**
 * The number a person typed: with thousands separators, full-width digits and surrounding space.
 * @returns undefined for an empty text, NaN for one that is no number
 */
export function toolNumber(text: string): number | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[\s,，]/g, '')
  if (plain === '') return undefined
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

/** How many decimals were typed. */
export function decimalsOf(text: string): number {
  return text.normalize('NFKC').trim().split('.')[1]?.length ?? 0
}
