const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** A warning about an implausible unified social credit code (GB 32100-2015); it prevents nothing. */
export function creditCodeWarning(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  if (code === '') return undefined
  if (code.length !== 18) return `统一社会信用代码应为 18 位，现在是 ${code.length} 位，请核对`
  const values = Array.from(code, (character) => alphabet.indexOf(character))
  if (values.includes(-1)) return '统一社会信用代码只含数字和大写字母（不含 I、O、S、V、Z），请核对'
  let weight = 1
  let sum = 0
  for (const value of values.slice(0, -1)) {
    sum += value * weight
    weight = (weight * 3) % 31
  }
  return (31 - (sum % 31)) % 31 === values.at(-1) ? undefined : '统一社会信用代码的校验位不符，请核对'
}
