const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/**
 * A unified social credit code that passes the checksum of GB 32100-2015. Its region 000000 does not exist, so it
 * cannot belong to a real firm. The number is from 0 to 999.
 */
export function inventedCreditCode(number: number): string {
  const body = `91000000MA0TEX${number < 1000 ? String(number).padStart(3, '0') : letteredPart(number - 1000)}`
  let sum = 0
  let weight = 1
  for (const character of body) {
    sum += alphabet.indexOf(character) * weight
    weight = (weight * 3) % alphabet.length
  }
  return body + (alphabet[(alphabet.length - (sum % alphabet.length)) % alphabet.length] ?? '')
}

/** Without T, which hand-written codes use. */
const leading = 'ABCDEFGHJKLMNPQRUWXY'

/** Three characters, the first of which is a letter. */
function letteredPart(number: number): string {
  const first = leading[number % leading.length] ?? 'A'
  const rest = Math.floor(number / leading.length)
  const [second, third] = [rest % alphabet.length, Math.floor(rest / alphabet.length) % alphabet.length]
  return first + (alphabet[second] ?? '0') + (alphabet[third] ?? '0')
}
