import { outcomeOf, scoreOutcome, type Reading } from './outcome.ts'
import type { Bounds, Form, Score, Test } from './rule.ts'
import { fieldNamed, numberText, scoreText, unitOf } from './text.ts'

/** Units that are counted in whole numbers, such as people. */
const wholes = new Set(['人', '项', '名', '级'])

/** How much is missing for a test that fails, such as 还差 3 人. Undefined when that is unknown. */
export function gapOf(form: Form, test: Test, reading: Reading): string | undefined {
  if (outcomeOf(test, reading) !== false) return undefined
  const inner = test.allOf ?? test.anyOf
  if (inner !== undefined) {
    const gaps = inner.flatMap((each) => gapOf(form, each, reading) ?? [])
    return gaps.length === 0 ? undefined : gaps.join(test.allOf === undefined ? '，或' : '；')
  }
  if (test.passed !== undefined) return gapToPass(form, reading)
  if (test.score !== undefined) return scoreGap('得分', reading.score(test.score), test)
  return fieldGap(form, test, reading)
}

function gapToPass({ groups = [], passLine = {} }: Form, reading: Reading): string {
  const total = scoreGap('总分', reading.score('total'), passLine)
  const floors = groups.map(({ code, title, floor = {} }) => scoreGap(title, reading.score(code), floor))
  return [total, ...floors].filter((gap) => gap !== undefined).join('；')
}

/** For a range, the gap is measured from its upper end: that much is missing even in the best case. */
function scoreGap(title: string, score: Score, bounds: Bounds): string | undefined {
  if (score === null || scoreOutcome(score, bounds) !== false) return undefined
  const best = Array.isArray(score) ? score[1] : score
  if (bounds.over === 0) return `${title}不得为 0 分`
  if (bounds.over !== undefined) return `${title} ${scoreText(score)} 分，须高于 ${bounds.over} 分`
  return `${title}还差 ${numberText((bounds.atLeast ?? best) - best)} 分`
}

function fieldGap(form: Form, test: Test, reading: Reading): string | undefined {
  const key = test.field ?? ''
  const value = reading.field(key)
  const title = fieldNamed(form, key)?.title ?? key
  if (test.is === true) return `未满足：${title}`
  if (test.is !== undefined || test.in !== undefined) return `${title}不在要求之内`
  const line = test.atLeastOf === undefined ? undefined : reading.field(test.atLeastOf)
  const bounds: Bounds = typeof line === 'number' ? { atLeast: line } : test
  if (Array.isArray(value)) {
    const worst = bounds.atLeast === undefined ? Math.max(...value.map(Number)) : Math.min(...value.map(Number))
    return amountGap(title, worst, bounds, unitOf(form, key))
  }
  if (typeof value !== 'number') return undefined
  return ratioGap(form, key, bounds, reading) ?? amountGap(title, value, bounds, unitOf(form, key))
}

/** For a ratio, the gap is given in its numerator: an applicant can add people or money, but not percentages. */
function ratioGap(form: Form, key: string, { atLeast }: Bounds, reading: Reading): string | undefined {
  const ratio = form.measures?.find((each) => each.key === key)?.ratio
  if (ratio === undefined || atLeast === undefined) return undefined
  const [of, to] = [reading.field(ratio.of), reading.field(ratio.to)]
  if (typeof of !== 'number' || typeof to !== 'number') return undefined
  const unit = unitOf(form, ratio.of)
  return `${fieldNamed(form, ratio.of)?.title ?? ''}还差 ${missing((atLeast * to) / 100 - of, unit)}`
}

function amountGap(title: string, value: number, bounds: Bounds, unit: string | undefined): string {
  const { atLeast, over, atMost, below } = bounds
  if (atLeast !== undefined) return `${title}还差 ${missing(atLeast - value, unit)}`
  if (over !== undefined) return `${title}须高于 ${numberText(over)}${unit ?? ''}`
  return `${title}超出 ${missing(value - (atMost ?? below ?? value), unit)}`
}

function missing(amount: number, unit: string | undefined): string {
  if (unit === '%') return `${numberText(amount)} 个百分点`
  // Rounded up, so that the stated amount is sufficient. First rounded to hundredths, to remove the error of binary
  // fractions.
  const hundredths = Math.round(amount * 10_000) / 100
  const told = wholes.has(unit ?? '') ? Math.ceil(hundredths / 100) : Math.ceil(hundredths) / 100
  return `${numberText(told)} ${unit ?? ''}`.trim()
}
