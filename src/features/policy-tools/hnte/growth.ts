/**
 * What the official growth formula makes of the years typed so far, told as a hint; the points come from the gateway.
 * ½ (Y2/Y1 + Y3/Y2) − 1 over three years, Y3/Y2 − 1 over two (国科发火〔2016〕195号): a first year that is not above 0 is
 * left out, a middle one that is not above 0 gives 0 points.
 * @param amounts in 万元, the earliest year first; undefined where nothing has been typed
 * @returns undefined while too little is known
 */
export function growthHint(title: string, amounts: readonly (number | undefined)[]): string | undefined {
  // An enterprise younger than the years asked for leaves the first ones empty.
  const years = amounts.slice(amounts.findIndex((amount) => amount !== undefined))
  const known = years.filter((amount) => amount !== undefined)
  if (known.length < years.length) return undefined
  const [first = 0] = known
  const counted = first <= 0 ? known.slice(1) : known
  if (counted.length < 2) return undefined
  const steps = counted.slice(1).map((amount, index) => ({ amount, before: counted[index] ?? 0 }))
  if (steps.some(({ before }) => before <= 0)) return `${title}：中间一年不大于 0，按规则不得分`
  const mean = steps.reduce((sum, { amount, before }) => sum + amount / before, 0) / steps.length - 1
  return `${title}约 ${percentText(mean)}${noteOf(amounts.length, known.length, counted.length)}`
}

function noteOf(asked: number, known: number, counted: number): string {
  if (counted < known) return '（第一年不大于 0，不计入）'
  return known < asked ? `（按 ${known} 年计算）` : ''
}

/** At most two decimals, e.g. 0.22499999 → 22.5%. */
function percentText(rate: number): string {
  return `${Number((rate * 100).toFixed(2))}%`
}
