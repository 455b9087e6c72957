import { scoreOutcome } from '#mocks/rules/outcome.ts'
import { ruleOf } from '#mocks/rules/ruleBook.ts'
import { member } from '../gateway/exchange.ts'

type Fields = Record<string, unknown>

/** What, the value that the rule has, and the value that the result shows. */
type Compared = [string, unknown, unknown]

/**
 * The figures that a result repeats from its rule, whatever was sent: the full marks, the least that a group must reach
 * and whether it does, and the pass line. A part that the result does not show is not compared here.
 */
export function ownFigures(version: string, formCode: string | undefined, result: unknown): Compared[] {
  const form = ruleOf(version).forms.find((each) => each.formCode === formCode)
  // A tool of levels shows the line of the next level, which no figure of the form is.
  if (form === undefined) return []
  const line = form.levels === undefined ? (form.passLine?.atLeast ?? form.passLine?.over) : undefined
  const total: Compared[] = [['合格分数线', line, member(result, 'passLine')]]
  const indicators = (form.indicators ?? []).flatMap(({ code, max }): Compared[] => {
    const item = withCode(member(result, 'items'), code)
    return [[`指标 ${code} 的满分`, max, item?.['maxScore']]]
  })
  const groups = (form.groups ?? []).flatMap(({ code, max, floor }): Compared[] => {
    const group = withCode(member(result, 'groups'), code)
    const score = scoreOf(group)
    return [
      [`分组 ${code} 的满分`, max, group?.['max']],
      [`分组 ${code} 的最低要求`, floor?.atLeast, group?.['floor']],
      [
        `分组 ${code} 是否达到要求`,
        floor === undefined || score === undefined ? undefined : (scoreOutcome(score, floor) ?? null),
        group?.['ok'],
      ],
    ]
  })
  return [...total, ...groups, ...indicators].filter(
    ([, expected, actual]) => expected !== undefined && actual !== undefined,
  )
}

function withCode(list: unknown, code: string): Fields | undefined {
  return Array.isArray(list) ? (list as Fields[]).find((each) => each['code'] === code) : undefined
}

/** The score that the group shows, or the range of it. */
function scoreOf(group: Fields | undefined): number | [number, number] | null | undefined {
  const { score, scoreLow, scoreHigh } = group ?? {}
  if (typeof scoreLow === 'number' && typeof scoreHigh === 'number') return [scoreLow, scoreHigh]
  return typeof score === 'number' || score === null ? score : undefined
}
