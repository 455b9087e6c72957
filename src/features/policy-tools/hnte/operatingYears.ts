import type { ToolValues } from '../form/toolFields.ts'

/** Years that the rules look at (国科发火〔2016〕195号: 不满三年按实际年限). */
export const askedYears = 3

/**
 * How many of the last years an enterprise has to tell: all three once it has done business for three full years. Where
 * it has not said when it was established, one is enough, and a remark says what that means.
 * @param establishTime yyyy-MM-dd, '' when it is not known
 */
export function fewestYears(establishTime: string, lastYear: number): number {
  const established = Number(establishTime.slice(0, 4))
  if (!(established > 0)) return 1
  return Math.min(Math.max(lastYear - established, 1), askedYears)
}

/** What becomes of a row whose first years are empty; nothing while the row is empty or full. */
export function yearsRemark(
  values: ToolValues,
  { name, label, fewest }: { name: string; label: string; fewest: number },
): string[] {
  const filled = Array.from({ length: askedYears }, (_, index) => (values[`${name}-${index}`] ?? '').trim() !== '')
  const count = filled.filter(Boolean).length
  if (count === 0 || count === askedYears) return []
  if (count < fewest || !filled.slice(askedYears - count).every(Boolean))
    return [`${label}：年度没有填全，暂按资料不足处理`]
  return [`${label}：只有最近 ${count} 年，按成立不满三年计算；成立满三年的请补全`]
}
