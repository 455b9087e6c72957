import { createFields, remembered, type Found } from './fields.ts'
import { all, type Outcome, outcomeOf, type Reading, scoreOutcome, valueOutcome } from './outcome.ts'
import type {
  Band,
  Case,
  Classification,
  Condition,
  Findings,
  Form,
  Group,
  Indicator,
  Score,
  Status,
  Value,
} from './rule.ts'

/** The results of a form's tables for the inputs of a case. */
export function evaluate(form: Form, { inputs, scores = {} }: Pick<Case, 'inputs' | 'scores'>): Partial<Findings> {
  const { conditions = [], measures = [], indicators = [], groups = [], reminders = [] } = form
  const reading = createReading(form, { inputs, scores })
  const items = byCode(conditions, (each) => statusOf(each, reading))
  const isClosed = form.gate?.conditions.some((code) => items[code] === 'UNMET') ?? false
  const isZero = (key: string) => isClosed && form.gate?.zeroes.includes(key) === true
  return {
    items,
    measures: Object.fromEntries(measures.map(({ key }) => [key, isZero(key) ? 0 : numberOf(reading.field(key))])),
    indicators: byCode(indicators, (each) => indicatorScore(each, reading)),
    groups: byCode(groups, ({ code }) => reading.score(code)),
    total: reading.score('total'),
    reminders: reminders.filter((each) => statusOf(each, reading) === 'MET').map(({ code }) => code),
    ...(conditions.length > 0 && { verdict: verdictOf(Object.values(items)) }),
    ...(form.classification !== undefined && classify(form.classification, inputs)),
    ...findLevel(form, reading),
    ...findOutlook(form, reading),
  }
}

/** What the form's tests can read: inputs, measures, scores. */
export function createReading(form: Form, { inputs, scores = {} }: Pick<Case, 'inputs' | 'scores'>): Reading {
  const { groups = [], indicators = [] } = form
  const scoreOfGroup = (code: string): Score => {
    const group = groups.find((each) => each.code === code)
    const own = indicators.filter((each) => each.group === code)
    return group === undefined
      ? null
      : groupScore(
          group,
          own.map((each) => indicatorScore(each, reading)),
        )
  }
  const totalScore = () =>
    groupScore(
      { code: 'total', title: '总分', max: Infinity },
      groups.map(({ code }) => reading.score(code)),
    )
  const reading: Reading = {
    field: createFields(
      form,
      inputs,
      ({ lookup }) => lookup.find(({ when }) => when === undefined || outcomeOf(when, reading) === true)?.value,
    ),
    score: remembered((name) => scores[name] ?? (name === 'total' ? totalScore() : scoreOfGroup(name))),
    passed: () =>
      all([
        scoreOutcome(reading.score('total'), form.passLine ?? {}),
        ...groups.flatMap(({ code, floor }) => (floor === undefined ? [] : [scoreOutcome(reading.score(code), floor)])),
      ]),
  }
  return reading
}

function byCode<Item extends { code: string }, Result>(items: Item[], find: (item: Item) => Result) {
  return Object.fromEntries(items.map((item) => [item.code, find(item)]))
}

function numberOf(found: Found): number | null {
  return typeof found === 'number' ? found : null
}

function statusOf({ automation, test, exemptIf }: Condition, reading: Reading): Status {
  if (exemptIf !== undefined && outcomeOf(exemptIf, reading) === true) return 'NA'
  const outcome = test === undefined ? undefined : outcomeOf(test, reading)
  if (outcome === undefined) return automation === 'AUTO' ? 'UNKNOWN' : 'MANUAL'
  return outcome ? 'MET' : 'UNMET'
}

/** A missing value is not a failure, and what only a reviewer can decide is not a pass. */
function verdictOf(statuses: Status[]): Findings['verdict'] {
  if (statuses.includes('UNMET')) return 'FAIL'
  if (statuses.includes('UNKNOWN')) return 'INCOMPLETE'
  return statuses.includes('MANUAL') ? 'MANUAL' : 'PASS'
}

function findLevel({ levels, ladder }: Form, reading: Reading): Partial<Findings> {
  if (levels === undefined) return {}
  const level = levels.findLast(({ when }) => outcomeOf(when, reading) === true)?.level ?? 0
  if (ladder === undefined) return { level }
  const held = Number(reading.field(ladder.held) ?? 0)
  return { level, applyNext: Math.min(level, held > 0 ? held + 1 : ladder.first) }
}

function findOutlook({ outlook = [] }: Form, reading: Reading): Partial<Findings> {
  const found = outlook.find(({ when }) => outcomeOf(when, reading) === true)
  return found === undefined ? {} : { outlook: found.code }
}

/**
 * The class is the lowest that any indicator allows. A missing indicator does not matter once another one is in the
 * lowest class. Otherwise the classes that are still possible are reported.
 */
function classify({ field, classes, rows }: Classification, inputs: Record<string, Value>): Partial<Findings> {
  const row = rows.find(({ code }) => code === inputs[field])
  if (row === undefined) return { verdict: 'INCOMPLETE', missing: [field] }
  const bounds = Object.entries(row.bounds)
  const missing = bounds.map(([key]) => key).filter((key) => inputs[key] === undefined)
  const reached = bounds.flatMap(([key, lowerBounds]) =>
    missing.includes(key) ? [] : [rankOf(inputs[key], lowerBounds)],
  )
  const rank = Math.max(0, ...reached)
  const code = (index: number) => classes[index]?.code ?? ''
  const last = classes.length - 1
  if (missing.length === 0 || rank === last) return { class: code(rank) }
  return { verdict: 'INCOMPLETE', missing, classRange: [code(last), code(rank)] }
}

/** 0 is the highest class. */
function rankOf(value: Value | undefined, lowerBounds: number[]): number {
  const rank = lowerBounds.findIndex((bound) => Number(value) >= bound)
  return rank === -1 ? lowerBounds.length : rank
}

/** The points of one indicator, at most its maximum. Null when its field is unknown. */
function indicatorScore(indicator: Indicator, reading: Reading): Score {
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
function groupScore({ max, take }: Group, scores: Score[]): Score {
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
