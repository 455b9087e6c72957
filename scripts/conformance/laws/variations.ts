import { evaluate } from '#mocks/rules/evaluate.ts'
import type { Case, Form, Input, Rule, Value } from '#mocks/rules/rule.ts'

type Inputs = Case['inputs']

/** How many of the stated cases are varied. */
const basesVaried = 3

/**
 * Stated cases with one input changed: left out, no for yes, each of its named values, nought. What is unknown has to
 * stay unknown, and each value has its own effect.
 */
export function variedCases(rule: Rule, fixed: Inputs): Case[] {
  return rule.forms.flatMap((form) =>
    basesOf(rule, form).flatMap((stated) => {
      const own = Object.entries(fixed).filter(([key]) => form.inputs.some((input) => input.key === key))
      const base: Inputs = { ...Object.fromEntries(own), ...stated }
      return form.inputs
        .filter(({ key }) => !(key in fixed))
        .flatMap((input) =>
          variants(input, base[input.key]).map((value): Case => {
            const { [input.key]: _, ...others } = base
            const inputs = value === undefined ? others : { ...others, [input.key]: value }
            return {
              name: `${input.key} ${value === undefined ? '不填' : JSON.stringify(value)}`,
              ...(form.formCode === undefined ? {} : { formCode: form.formCode }),
              inputs,
              expected: evaluate(form, { inputs }),
            }
          }),
        )
    }),
  )
}

/** The cases with the most inputs, of different results. */
function basesOf(rule: Rule, form: Form): Inputs[] {
  const own = rule.cases
    .filter(({ formCode, scores }) => formCode === form.formCode && scores === undefined)
    .toSorted((a, b) => Object.keys(b.inputs).length - Object.keys(a.inputs).length)
  const seen = new Set<unknown>()
  const distinct = own.filter(({ expected }) => !seen.has(expected.verdict) && seen.add(expected.verdict))
  return distinct.slice(0, basesVaried).map(({ inputs }) => inputs)
}

/** Undefined leaves the input out. A field that decides what is calculated at all is always there. */
function variants(
  { type, options = [], choices = [], default: standard }: Input,
  value: Value | undefined,
): (Value | undefined)[] {
  const codes = options.map(({ code }) => code)
  const others: (Value | undefined)[] =
    type === 'boolean'
      ? [true, false]
      : type === 'code'
        ? codes
        : type === 'codes'
          ? [[], ...codes.map((code) => [code])]
          : choices.length > 0
            ? choices.map((choice) => choice.value)
            : type === 'integer' || type === 'number'
              ? [0]
              : []
  // A day that is left out counts as today, which no stated case can know.
  const isOpen = type !== 'date' && value !== undefined
  const without = isOpen || standard !== undefined ? [undefined, ...others] : others
  return without.filter((each) => JSON.stringify(each) !== JSON.stringify(value))
}
