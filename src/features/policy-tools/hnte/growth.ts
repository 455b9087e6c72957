/**
 * What the official growth formula makes of the years typed so far, told as a hint; the points come from the gateway.
 * ½ (Y2/Y1 + Y3/Y2) − 1 over three years, Y3/Y2 − 1 over two (国科发火〔2016〕195号): a first year that is not above 0 is
 * left out, a middle one that is not above 0 gives 0 points.
 * @param amounts in 万元, the earliest year first; undefined where nothing has been typed
 * @returns undefined while too little is known
 */
export function growthHint(title: string, amounts: readonly (number | undefined)[]): string | undefined {
  const known = amounts.filter((amount) => amount !== undefined)
  if (known.length < amounts.length) return undefined
  const [first = 0] = known
  const counted = first <= 0 ? known.slice(1) : known
  if (counted.length < 2) return undefined
  const steps = counted.slice(1).map((amount, index) => ({ amount, before: counted[index] ?? 0 }))
  if (steps.some(({ before }) => before <= 0)) return `${title}：中间一年不大于 0，按规则记 0 分`
  const mean = steps.reduce((sum, { amount, before }) => sum + amount / before, 0) / steps.length - 1
  const left = counted.length < known.length ? '（第一年不大于 0，只算后两年）' : ''
  return `${title}约 ${percentText(mean)}${left}`
}

/** At most two decimals, e.g. 0.22499999 → 22.5%. */
function percentText(rate: number): string {
  return `${Number((rate * 100).toFixed(2))}%`
}
