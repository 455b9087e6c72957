import type { Schema } from '#gateway/contract.ts'
import { basisText } from './conditionItem.ts'
import type { Reading } from './outcome.ts'
import type { Band, Form, Indicator, Rule, Score } from './rule.ts'
import { clip, numberText, scoreText, unitOf, valueText } from './text.ts'

/** An indicator as the result shows it: its bands, the value, the points and the next band's requirement. */
export function indicatorItem(
  rule: Rule,
  form: Form,
  indicator: Indicator,
  score: Score,
  reading: Reading,
): Schema<'ToolItem'> {
  const { code, title, group, max, field, basis } = indicator
  const value = field === undefined ? undefined : valueText(form, field, reading.field(field))
  const unit = field === undefined ? undefined : unitOf(form, field)
  const actualText = value ?? (score === null ? undefined : bandReached(form, indicator, score))
  const suggestion = score === null ? '补填后即可计分' : nextBand(form, indicator, score)
  return {
    code,
    name: clip(title, 50),
    group,
    requirement: clip(bandsText(form, indicator), 300),
    status: score === null ? 'UNKNOWN' : 'MET',
    maxScore: max,
    ...(score === null ? {} : Array.isArray(score) ? { scoreLow: score[0], scoreHigh: score[1] } : { score }),
    ...(actualText === undefined ? {} : { actualText }),
    ...(value === undefined || unit === undefined ? {} : { unit }),
    ...(suggestion === undefined ? {} : { suggestion: clip(suggestion, 300) }),
    basis: basisText(rule, basis),
  }
}

function bandsText(form: Form, { bands = [], points, field, max }: Indicator): string {
  if (points === undefined) {
    return bands.map((band) => `${bandText(form, band, field)} ${scoreText(bandScore(band)) ?? 0} 分`).join('，')
  }
  const { byOption = {}, every = 1, score = 0 } = points
  const options = form.inputs.find((each) => each.key === field)?.options ?? []
  const byChoice = options
    .filter(({ code }) => code in byOption)
    .map(({ code, title }) => `${title} ${byOption[code]} 分`)
  const each = every === 1 ? '每项' : `每满 ${every}${unitOf(form, field ?? '') ?? ''}`
  return byChoice.length > 0 ? byChoice.join('，') : `${each} ${score} 分，最高 ${max} 分`
}

function bandText(form: Form, band: Band, field = ''): string {
  const unit = unitOf(form, field) ?? ''
  if (typeof band.is === 'boolean') return band.is ? '是' : '否'
  if (band.is !== undefined) {
    return (
      form.inputs.find((each) => each.key === field)?.options?.find(({ code }) => code === band.is)?.title ?? band.is
    )
  }
  if (band.incalculable === true) return band.label ?? '不能计算'
  if (band.otherwise === true) return '其他'
  if (band.atLeast !== undefined) return `${numberText(band.atLeast)}${unit} 以上`
  if (band.over !== undefined) return `高于 ${numberText(band.over)}${unit}`
  if (band.atMost !== undefined) return `${numberText(band.atMost)}${unit} 以下`
  if (band.below !== undefined) return `不足 ${numberText(band.below)}${unit}`
  return band.label ?? whenText(form, band)
}

/** The text of a band that tests its own field. */
function whenText(form: Form, { when }: Band): string {
  const parts = when?.anyOf ?? when?.allOf ?? [when ?? {}]
  return parts
    .map(({ field = '', atLeast, is }) => {
      const title = form.inputs.find((each) => each.key === field)?.title ?? field
      return atLeast === undefined
        ? `${title}${typeof is === 'string' ? is : ''}`
        : `${title} ${atLeast}${unitOf(form, field) ?? ''} 以上`
    })
    .join(when?.anyOf === undefined ? '且' : '或')
}

function bandScore({ score, low = 0, high = 0 }: Band): Score {
  return score ?? [low, high]
}

function bandReached(form: Form, { bands = [], field }: Indicator, score: Score): string | undefined {
  const band = bands.find((each) => scoreText(bandScore(each)) === scoreText(score))
  return band === undefined ? undefined : clip(bandText(form, band, field), 200)
}

/**
 * The requirement of the next higher band, such as 达到 20% 以上可得 12 分, or what one more item adds. Undefined at the
 * highest score.
 */
function nextBand(form: Form, { bands = [], points, field, max }: Indicator, score: Score): string | undefined {
  if (points?.every !== undefined && typeof score === 'number' && score < max) {
    return `每增加 ${points.every} ${unitOf(form, field ?? '') ?? '项'}加 ${points.score ?? 1} 分，最高 ${max} 分`
  }
  const index = bands.findIndex((each) => scoreText(bandScore(each)) === scoreText(score))
  const better = bands[index - 1]
  if (index < 1 || better === undefined) return undefined
  return `达到“${bandText(form, better, field)}”可得 ${scoreText(bandScore(better)) ?? ''} 分`
}
