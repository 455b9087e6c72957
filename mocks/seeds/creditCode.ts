const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/**
 * A unified social credit code that passes the checksum of GB 32100-2015, and carries the region 000000, which does not
 * exist, so that it cannot be a real firm's. The number is from 0 to 999.
 */
export function inventedCreditCode(number: number): string {
  const body = `91000000MA0TEX${String(number).padStart(3, '0')}`
  let sum = 0
  let weight = 1
  for (const character of body) {
    sum += alphabet.indexOf(character) * weight
    weight = (weight * 3) % alphabet.length
  }
  return body + (alphabet[(alphabet.length - (sum % alphabet.length)) % alphabet.length] ?? '')
}
