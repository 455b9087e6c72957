import { outcomeOf, valueOutcome, type Outcome, type Reading } from './outcome.ts'
import type { Band, Group, Indicator, Score } from './rule.ts'

/** The points of one indicator, at most its maximum. Null when its field is unknown. */
export function indicatorScore(indicator: Indicator, reading: Reading): Score {
  const value = indicator.field === undefined ? undefined : reading.field(indicator.field)
  if (indicator.points !== undefined) {
    if (value === undefined || value === null) return null
    const { byOption = {}, every = 1, score = 0 } = indicator.points
    const chosen = Array.isArray(value) ? value.map(String) : []
    const byChoice = sum(chosen.map((code) => byOption[code] ?? 0))
    const amount = Array.isArray(value) ? value.length : Number(value)
    return Math.min(indicator.max, byChoice + Math.floor(amount / every) * score)
  }
  for (const band of indicator.bands ?? []) {
    const outcome = bandOutcome(band, indicator, reading)
    if (outcome === undefined) return null
    if (outcome) return band.score ?? [band.low ?? 0, band.high ?? 0]
  }
  return null
}

function bandOutcome(band: Band, { field }: Indicator, reading: Reading): Outcome {
  if (band.when !== undefined) return outcomeOf(band.when, reading)
  const value = field === undefined ? undefined : reading.field(field)
  if (band.incalculable === true) return value === null
  if (value === null) return false
  if (band.otherwise === true) return field === undefined || value !== undefined ? true : undefined
  return valueOutcome(value, band)
}

/** A group's score, computed from its indicators' scores, at most its maximum. */
export function groupScore({ max, take }: Group, scores: Score[]): Score {
  const known = scores.filter((score) => score !== null)
  if (known.length === 0 || (take !== 'best' && known.length < scores.length)) return null
  const combine = (ends: number[]) => Math.min(max, take === 'best' ? Math.max(...ends) : sum(ends))
  const low = combine(known.map((score) => (Array.isArray(score) ? score[0] : score)))
  const high = combine(known.map((score) => (Array.isArray(score) ? score[1] : score)))
  return low === high ? low : [low, high]
}

function sum(values: number[]): number {
  return values.reduce((a, b) => a + b, 0)
}
