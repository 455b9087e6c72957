import { classify } from './classify.ts'
import { createFields, type Found } from './fields.ts'
import { all, outcomeOf, scoreOutcome, type Reading } from './outcome.ts'
import type { Case, Condition, Findings, Form, Score, Status } from './rule.ts'
import { groupScore, indicatorScore } from './score.ts'

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
    score: (name) => scores[name] ?? (name === 'total' ? totalScore() : scoreOfGroup(name)),
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
