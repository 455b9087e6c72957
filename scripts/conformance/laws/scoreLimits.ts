import { evaluate } from '#mocks/rules/evaluate.ts'
import type { Bounds, Case, Findings, Form, Rule, Test, Value } from '#mocks/rules/rule.ts'

type Inputs = Case['inputs']

interface ScoreLimit {
  score: string
  limit: number
}

interface Tried {
  inputs: Inputs
  score: number
  findings: Partial<Findings>
}

const steps = 10
const basesTried = 8
/** How many different ways to the same score are kept. */
const waysKept = 3

type ScoreCase = Pick<Case, 'name' | 'inputs' | 'expected'>

/** Several operations calculate by the same form, and the search is long. */
const casesOf = new WeakMap<Form, ScoreCase[]>()

/**
 * Cases whose score is exactly at a limit that the rule states for it, and next to it on both sides. The scores follow
 * from the inputs, so these are searched: from the stated cases, one input after the other changes.
 */
export function scoreCases(rule: Rule, form: Form): ScoreCase[] {
  const known = casesOf.get(form)
  if (known !== undefined) return known
  const bases = rule.cases
    .filter(({ formCode, scores }) => formCode === form.formCode && scores === undefined)
    .toSorted((a, b) => Object.keys(b.inputs).length - Object.keys(a.inputs).length)
    .slice(0, basesTried)
    .map(({ inputs }) => inputs)
  const values = candidatesOf(rule, form)
  const cases = scoreLimits(form).flatMap(({ score, limit }) =>
    atScore({ form, bases, values }, score, limit).map(({ inputs, score: reached, findings }) => ({
      name: `${score === 'total' ? '总分' : `分组 ${score}`} ${reached}`,
      inputs,
      expected: findings,
    })),
  )
  casesOf.set(form, cases)
  return cases
}

/** Every score that the form compares with a number: the pass line, the least of a group, the tests. */
export function scoreLimits(form: Form): ScoreLimit[] {
  const all = [
    ...ofBounds('total', form.passLine ?? {}),
    ...(form.groups ?? []).flatMap(({ code, floor }) => ofBounds(code, floor ?? {})),
    ...inNode([form.conditions, form.levels, form.outlook]),
  ]
  const seen = new Map(all.map((each) => [`${each.score} ${each.limit}`, each]))
  return [...seen.values()]
}

function ofBounds(score: string, { atLeast, over, atMost, below }: Bounds): ScoreLimit[] {
  return [atLeast, over, atMost, below].filter((limit) => limit !== undefined).map((limit) => ({ score, limit }))
}

function inNode(node: unknown): ScoreLimit[] {
  if (typeof node !== 'object' || node === null) return []
  const test: Test = node
  const own = typeof test.score === 'string' ? ofBounds(test.score, test) : []
  return [...own, ...Object.values(node).flatMap(inNode)]
}

/** Values to try for each number and each choice: those of the stated cases, small ones, and parts of the largest. */
function candidatesOf({ cases }: Rule, { formCode, inputs }: Form): [string, Value][] {
  return inputs.flatMap(({ key, type, options }) => {
    const stated = cases.filter((each) => each.formCode === formCode).map((each) => each.inputs[key])
    if (type === 'code') return (options ?? []).map(({ code }): [string, Value] => [key, code])
    if (type === 'codes') return [[key, []]]
    if (type === 'boolean')
      return [
        [key, true],
        [key, false],
      ]
    if (type !== 'integer' && type !== 'number') return []
    const known = stated.filter((value) => typeof value === 'number')
    const most = Math.max(0, ...known)
    const parts = Array.from({ length: 12 }, (_, index) => Math.round((most * index) / 10))
    const small = [0, 1, 2, 3, 4, 5]
    return [...new Set([...known, ...parts, ...small])].map((value): [string, Value] => [key, value])
  })
}

interface Search {
  form: Form
  bases: readonly Inputs[]
  values: readonly [string, Value][]
}

function atScore({ form, bases, values }: Search, name: string, limit: number): Tried[] {
  const seen: Tried[] = []
  const cost = ({ score, findings }: Tried) => Math.abs(score - limit) + unmetOf(findings) / 10
  const attempt = (inputs: Inputs): Tried | undefined => {
    const findings = evaluate(form, { inputs })
    const score = name === 'total' ? findings.total : findings.groups?.[name]
    if (typeof score !== 'number') return undefined
    const tried = { inputs, score, findings }
    seen.push(tried)
    return tried
  }
  for (const base of bases) {
    let best = attempt(base)
    for (let step = 0; best !== undefined && step < steps; step += 1) {
      const from: Tried = best
      const next = values
        .map(([key, value]) => attempt({ ...from.inputs, [key]: value }))
        .filter((tried) => tried !== undefined)
        .toSorted((a, b) => cost(a) - cost(b))[0]
      if (next === undefined || cost(next) >= cost(from)) break
      best = next
    }
  }
  const leastUnmet = (all: readonly Tried[]) => all.toSorted((a, b) => unmetOf(a.findings) - unmetOf(b.findings))
  const at = leastUnmet(seen.filter(({ score }) => score === limit)).slice(0, waysKept)
  const below = seen.filter(({ score }) => score < limit)
  const above = seen.filter(({ score }) => score > limit)
  const lower = leastUnmet(below.filter(({ score }) => score === Math.max(...below.map((each) => each.score))))[0]
  const higher = leastUnmet(above.filter(({ score }) => score === Math.min(...above.map((each) => each.score))))[0]
  return [lower, ...at, higher].filter((each) => each !== undefined)
}

/** How many conditions are not known to be fulfilled. The verdict shows the score only when the others are fulfilled. */
function unmetOf({ items = {} }: Partial<Findings>): number {
  return Object.values(items).filter((status) => status !== 'MET').length
}
