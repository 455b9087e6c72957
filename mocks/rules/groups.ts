import type { Schema } from '#gateway/contract.ts'
import { conditionGroup } from './conditionItem.ts'
import { scoreOutcome, type Reading } from './outcome.ts'
import type { Bounds, Form, Rule, Status, Test } from './rule.ts'
import { middle } from './text.ts'

const conditionTitles: Record<Rule['toolCode'], string> = {
  SCALE: '划型指标',
  HNTE: '认定条件',
  TECH_SME: '基本条件',
  RD_DEDUCTION: '享受条件',
  CLOUD_STAR: '使用条件',
  SRDI: '认定条件',
}

/** The group of the conditions, followed by the groups with points. */
export function groupsOf(rule: Rule, form: Form, statuses: Status[], reading: Reading): Schema<'ToolGroup'>[] {
  const conditions =
    statuses.length === 0
      ? []
      : [{ code: conditionGroup, name: conditionTitles[rule.toolCode], max: 0, score: 0, ok: allMet(statuses) }]
  return [
    ...conditions,
    ...(form.groups ?? []).map(({ code, title, max }) => scoredGroup(form, { code, title, max }, reading)),
  ]
}

/** False when one is not met, null when one is still unknown. */
export function allMet(statuses: Status[]): boolean | null {
  if (statuses.includes('UNMET')) return false
  return statuses.includes('UNKNOWN') || statuses.includes('MANUAL') ? null : true
}

function scoredGroup(form: Form, { code, title, max }: { code: string; title: string; max: number }, reading: Reading) {
  const score = reading.score(code)
  const floor = form.groups?.find((each) => each.code === code)?.floor ?? levelFloor(form, code)
  const within = floor === undefined ? score !== null : scoreOutcome(score, floor)
  return {
    code,
    name: title,
    max,
    score: score === null ? null : middle(score),
    ...(Array.isArray(score) ? { scoreLow: score[0], scoreHigh: score[1] } : {}),
    ...(floor?.atLeast === undefined ? {} : { floor: floor.atLeast }),
    ok: score === null ? null : (within ?? null),
  }
}

/** What the lowest level with a requirement for the group requires of it. */
function levelFloor({ levels = [] }: Form, code: string): Bounds | undefined {
  return levels.flatMap(({ when }) => leaves(when)).find(({ score }) => score === code)
}

export function leaves(test: Test): Test[] {
  const inner = [...(test.allOf ?? []), ...(test.anyOf ?? [])]
  return inner.length === 0 ? [test] : inner.flatMap(leaves)
}
