import { evaluate } from '#mocks/rules/evaluate.ts'
import { ruleOf } from '#mocks/rules/ruleBook.ts'
import { scoreCases } from './scoreLimits.ts'
import { variedCases } from './variations.ts'
import type { Bounds, Case, Classification, Form, Rule, Test, Value } from '#mocks/rules/rule.ts'

type Inputs = Case['inputs']

/** The maximum number of these cases per tool. */
const most = 160
/** And of those with one input changed. */
const mostVaried = 120

/**
 * Cases at the limits that a rule's tables state: at each limit, just below and just above it, otherwise like a stated
 * case. The tables give the expected results. The stated cases prove that we read the tables correctly. `fixed` are inputs
 * that a tool sends with every case.
 */
export function boundaryCases(version: string, fixed: Inputs = {}): Case[] {
  const rule = ruleOf(version)
  const cases = rule.forms.flatMap((form) => [
    ...ofClasses(form),
    ...ofTests(rule, form),
    ...ofGroups(rule, form),
    ...ofLines(form),
  ])
  const scores = rule.forms.flatMap((form) =>
    scoreCases(rule, form).map((each) => ({
      ...(form.formCode === undefined ? {} : { formCode: form.formCode }),
      ...each,
    })),
  )
  return [...sampleOf(cases, most), ...sampleOf(variedCases(rule, fixed), mostVaried), ...scores]
}

/** Different cases; when there are many, some across all of them. */
function sampleOf(cases: readonly Case[], limit: number): Case[] {
  const seen = new Set<string>()
  const distinct = cases.filter(({ formCode, inputs }) => {
    const key = JSON.stringify([formCode, inputs])
    return !seen.has(key) && seen.add(key)
  })
  const step = Math.max(1, Math.ceil(distinct.length / limit))
  return distinct.filter((_, index) => index % step === 0)
}

function caseOf(form: Form, name: string, inputs: Inputs): Case {
  const code = form.formCode === undefined ? {} : { formCode: form.formCode }
  return { name, ...code, inputs, expected: evaluate(form, { inputs }) }
}

/** Each limit of a class, once with everything else at its highest and once at its lowest. */
function ofClasses(form: Form): Case[] {
  const { classification } = form
  if (classification === undefined) return []
  const { field, rows }: Classification = classification
  return rows.flatMap(({ code, bounds }) =>
    Object.entries(bounds).flatMap(([key, limits]) =>
      limits.flatMap((limit) =>
        around(form, key, limit).flatMap((value) =>
          [Math.max, Math.min].map((choose) => {
            const others = Object.fromEntries(Object.entries(bounds).map(([name, all]) => [name, choose(...all)]))
            return caseOf(form, `${code} ${key} ${value}`, { [field]: code, ...others, [key]: value })
          }),
        ),
      ),
    ),
  )
}

/** Each limit of a test of the form's fields, in the most detailed stated case. */
function ofTests(rule: Rule, form: Form): Case[] {
  const base = longestCase(rule, form)
  if (base === undefined || form.classification !== undefined) return []
  return limitsIn([form.conditions, form.indicators, form.levels, form.measures]).flatMap(({ field, limit }) => {
    const ratio = form.measures?.find(({ key }) => key === field)?.ratio
    const whole = ratio === undefined ? undefined : base[ratio.to]
    const [key, at] =
      ratio !== undefined && typeof whole === 'number' ? [ratio.of, (limit * whole) / 100] : [field, limit]
    if (typeof base[key] !== 'number') return []
    return around(form, key, at).map((value) => caseOf(form, `${key} ${value}`, { ...base, [key]: value }))
  })
}

/** Each limit of a test that counts only together with others, such as a rate of some years for some kinds: those hold. */
function ofGroups(rule: Rule, form: Form): Case[] {
  const base = longestCase(rule, form)
  if (base === undefined) return []
  const groups = testsIn([form.conditions, form.indicators, form.levels, form.measures]).flatMap(({ allOf = [] }) =>
    allOf.length > 1 && allOf.every(({ field }) => form.inputs.some(({ key }) => key === field)) ? [allOf] : [],
  )
  return groups.flatMap((tests) =>
    tests.flatMap((test) => {
      const { field, atLeast, atMost } = test
      const limits = [atLeast, atMost].filter((limit) => limit !== undefined)
      const others = Object.fromEntries(tests.filter((other) => other !== test).flatMap(fulfilled))
      return field === undefined || Object.keys(others).length === 0
        ? []
        : limits.flatMap((limit) =>
            around(form, field, limit).map((value) =>
              caseOf(form, `${field} ${value}`, { ...base, ...others, [field]: value }),
            ),
          )
    }),
  )
}

/** The input that makes a test of an input true. */
function fulfilled({ field, is, in: allowed = [], atLeast, atMost }: Test): [string, Value][] {
  const value = is ?? allowed[0] ?? atLeast ?? atMost
  return field === undefined || value === undefined ? [] : [[field, value]]
}

/** The inputs of the most detailed stated case. */
function longestCase(rule: Rule, form: Form): Inputs | undefined {
  return rule.cases
    .filter(({ formCode, scores }) => formCode === form.formCode && scores === undefined)
    .toSorted((a, b) => Object.keys(b.inputs).length - Object.keys(a.inputs).length)[0]?.inputs
}

/**
 * A line that depends on a figure, such as the share of research by sales: around each figure where it moves, with a share
 * between the two lines, so that the result tells which one was taken.
 */
function ofLines(form: Form): Case[] {
  const measures = form.measures ?? []
  const measure = (key: string | undefined) => measures.find((each) => each.key === key)
  return testsIn(form.conditions).flatMap(({ field, atLeastOf }) => {
    const ratio = measure(field)?.ratio
    const [part, whole] = [measure(ratio?.of)?.total, measure(ratio?.to)?.total]
    const lines = measure(atLeastOf)?.lookup ?? []
    if (part === undefined || whole === undefined) return []
    return lines.flatMap(({ when, value }, index) => {
      const next = lines[index + 1]
      const limit = when?.atMost
      if (limit === undefined || next === undefined || measure(when?.field)?.latest !== whole) return []
      const share = (value + next.value) / 2
      return [limit, Math.round((limit + 0.01) * 100) / 100].map((figure) =>
        caseOf(form, `${whole} ${figure}`, {
          [whole]: [figure],
          [part]: [Math.round(figure * share) / 100],
        }),
      )
    })
  })
}

/** Every test of the conditions, at any depth. */
function testsIn(node: unknown): Test[] {
  if (Array.isArray(node)) return node.flatMap(testsIn)
  if (typeof node !== 'object' || node === null) return []
  return [node, ...Object.values(node).flatMap(testsIn)]
}

function around(form: Form, key: string, limit: number): number[] {
  const input = form.inputs.find((each) => each.key === key)
  if (input?.type !== 'integer' && input?.type !== 'number') return []
  const step = input.type === 'integer' ? 1 : 0.01
  const exact = input.type === 'integer' ? Math.ceil(limit) : Math.round(limit * 100) / 100
  return [exact - step, exact, exact + step].map((value) => Math.round(value * 100) / 100).filter((value) => value >= 0)
}

/** Every number that a field is compared with, at any depth. Bands state their field once for all. */
function limitsIn(node: unknown, field?: string): { field: string; limit: number }[] {
  if (Array.isArray(node)) return node.flatMap((each) => limitsIn(each, field))
  if (typeof node !== 'object' || node === null) return []
  const own = (node as Test).field ?? field
  const { atLeast, over, atMost, below } = node as Bounds
  const limits = [atLeast, over, atMost, below].filter((limit) => limit !== undefined)
  return [
    ...(own === undefined ? [] : limits.map((limit) => ({ field: own, limit }))),
    ...Object.values(node).flatMap((each) => limitsIn(each, own)),
  ]
}
