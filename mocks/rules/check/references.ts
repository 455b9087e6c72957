import type { Band, Case, Change, Condition, Form, Input, Measure, Rule, Test, Value } from '../rule.ts'

/** An undefined name, and the keys that lead to it from the root of the file. */
interface Dangling {
  pointer: string[]
  message: string
}

/** Names of fields, groups, options, conditions and forms that the rule uses without defining them. */
export function findDangling(rule: Rule): Dangling[] {
  const codes = new Set(rule.forms.map(({ formCode }) => formCode))
  const windows = (rule.windows ?? []).map(({ formCode }) => formCode).filter((code) => code !== undefined)
  return [
    ...windows
      .filter((code) => !codes.has(code))
      .map((code) => ({ pointer: ['windows'], message: noSuch('form', code) })),
    ...(rule.changes ?? []).flatMap((change, index) =>
      danglingInChange(rule, change).map((message) => ({ pointer: ['changes', String(index)], message })),
    ),
    ...rule.forms.flatMap((form, index) =>
      danglingInForm(form).map((message) => ({ pointer: ['forms', String(index)], message })),
    ),
    ...rule.cases.flatMap((example, index) =>
      danglingInCase(rule, example).map((message) => ({ pointer: ['cases', String(index)], message })),
    ),
    ...rule.forms.flatMap(({ formCode }, index) =>
      rule.cases.some((example) => example.formCode === formCode)
        ? []
        : [{ pointer: ['forms', String(index)], message: `no case tries the form ${formCode ?? ''}` }],
    ),
  ]
}

function noSuch(kind: string, name: string): string {
  return `the rule has no ${kind} ${name}`
}

function unknown(kind: string, names: Iterable<string>, known: Iterable<string>): string[] {
  const all = new Set(known)
  return [...names].filter((name) => !all.has(name)).map((name) => noSuch(kind, name))
}

function danglingInChange(rule: Rule, { formCode, conditions = [] }: Change): string[] {
  const form = rule.forms.find((each) => each.formCode === formCode)
  if (form === undefined) return [noSuch('form', formCode ?? '(without a code)')]
  return unknown(
    'condition',
    conditions,
    (form.conditions ?? []).map(({ code }) => code),
  )
}

function keysOf(form: Form): string[] {
  return [...form.inputs, ...(form.measures ?? [])].map(({ key }) => key)
}

function danglingInForm(form: Form): string[] {
  const { conditions = [], reminders = [], indicators = [], groups = [], gate, ladder, classification } = form
  const tests = [
    ...[...conditions, ...reminders].flatMap(testsOfCondition),
    ...indicators.flatMap(({ bands = [] }) => bands.flatMap(({ when }) => (when === undefined ? [] : [when]))),
    ...[...(form.outlook ?? []), ...(form.levels ?? [])].map(({ when }) => when),
  ]
  const named = [
    ...indicators.flatMap(({ field }) => (field === undefined ? [] : [field])),
    ...(gate?.zeroes ?? []),
    ...(ladder === undefined ? [] : [ladder.held]),
    ...(classification === undefined
      ? []
      : [classification.field, ...classification.rows.flatMap((row) => Object.keys(row.bounds))]),
  ]
  return [
    ...measuresOutOfOrder(form),
    ...unknown('field', named, keysOf(form)),
    ...unknown(
      'group',
      indicators.map(({ group }) => group),
      groups.map(({ code }) => code),
    ),
    ...unknown(
      'condition',
      gate?.conditions ?? [],
      conditions.map(({ code }) => code),
    ),
    ...tests.flatMap((test) => danglingInTest(form, test)),
    ...indicators.flatMap((indicator) => {
      const options = optionsOf(form, indicator.field)
      const chosen = [...(indicator.bands ?? []).flatMap(codeOfBand), ...Object.keys(indicator.points?.byOption ?? {})]
      return unknown('option', chosen, options)
    }),
    ...(classification === undefined
      ? []
      : unknown(
          'row',
          optionsOf(form, classification.field),
          classification.rows.map(({ code }) => code),
        )),
  ]
}

function testsOfCondition({ test, exemptIf }: Condition): Test[] {
  return [test, exemptIf].filter((each) => each !== undefined)
}

function codeOfBand({ is }: Band): string[] {
  return typeof is === 'string' ? [is] : []
}

function danglingInTest(form: Form, test: Test): string[] {
  const { field, score, atLeastOf, is, in: several = [], allOf = [], anyOf = [] } = test
  const fields = [field, atLeastOf].filter((each) => each !== undefined)
  const groups = ['total', ...(form.groups ?? []).map(({ code }) => code)]
  return [
    ...unknown('field', fields, keysOf(form)),
    ...unknown('group', score === undefined ? [] : [score], groups),
    ...unknown('option', [...several, ...(typeof is === 'string' ? [is] : [])], optionsOf(form, field)),
    ...[...allOf, ...anyOf].flatMap((each) => danglingInTest(form, each)),
  ]
}

function optionsOf(form: Form, field: string | undefined): string[] {
  return form.inputs.find(({ key }) => key === field)?.options?.map(({ code }) => code) ?? []
}

/** A measure may use only inputs and earlier measures, so that none depends on itself. */
function measuresOutOfOrder({ inputs, measures = [] }: Form): string[] {
  return measures.flatMap((measure, index) => {
    const before = [...inputs, ...measures.slice(0, index)].map(({ key }) => key)
    return unknown('field (before its use)', operandsOf(measure), before)
  })
}

function operandsOf(measure: Measure): string[] {
  const { ratio, sum, difference, least, excess, percentage, share, compoundGrowth, days, lookup = [] } = measure
  const single = [measure.average, measure.total, measure.latest, measure.count, measure.meanGrowth, share?.of]
  const pairs = [ratio?.of, ratio?.to, percentage?.of, percentage?.by, days?.from, days?.to]
  const grown = [compoundGrowth?.from, compoundGrowth?.to]
  const chosen = lookup.flatMap(({ when }) => (when === undefined ? [] : fieldsOf(when)))
  const listed = [...(sum ?? []), ...(difference ?? []), ...(least ?? []), ...(excess ?? [])]
  return [...single, ...pairs, ...grown, ...chosen, ...listed].filter((each) => each !== undefined)
}

function fieldsOf({ field, atLeastOf, allOf = [], anyOf = [] }: Test): string[] {
  const own = [field, atLeastOf].filter((each) => each !== undefined)
  return [...own, ...[...allOf, ...anyOf].flatMap(fieldsOf)]
}

function danglingInCase(rule: Rule, { formCode, inputs, scores = {}, expected }: Case): string[] {
  const form = rule.forms.find((each) => each.formCode === formCode)
  if (form === undefined) return [noSuch('form', formCode ?? '(without a code)')]
  const groups = (form.groups ?? []).map(({ code }) => code)
  const classes = form.classification?.classes.map(({ code }) => code) ?? []
  return [
    ...unknown(
      'input',
      Object.keys(inputs),
      form.inputs.map(({ key }) => key),
    ),
    ...form.inputs.flatMap((input) => misfits(input, inputs[input.key])),
    ...unknown('group', Object.keys(scores), [...groups, 'total']),
    ...unknown(
      'measure',
      Object.keys(expected.measures ?? {}),
      (form.measures ?? []).map(({ key }) => key),
    ),
    ...unknown(
      'condition',
      Object.keys(expected.items ?? {}),
      (form.conditions ?? []).map(({ code }) => code),
    ),
    ...unknown(
      'indicator',
      Object.keys(expected.indicators ?? {}),
      (form.indicators ?? []).map(({ code }) => code),
    ),
    ...unknown('group', Object.keys(expected.groups ?? {}), groups),
    ...unknown(
      'class',
      [...(expected.class === undefined ? [] : [expected.class]), ...(expected.classRange ?? [])],
      classes,
    ),
    ...unknown(
      'reminder',
      expected.reminders ?? [],
      (form.reminders ?? []).map(({ code }) => code),
    ),
  ]
}

/** A value of another type than the input's, or an option that it does not offer. */
function misfits({ key, type, options = [], years = 0 }: Input, value: Value | undefined): string[] {
  if (value === undefined) return []
  const codes = options.map(({ code }) => code)
  if (type === 'code') return unknown(`option of ${key}`, [String(value)], codes)
  if (type === 'codes')
    return Array.isArray(value) ? unknown(`option of ${key}`, value.map(String), codes) : [wrong(key, type)]
  const isList = type === 'amounts' || type === 'counts'
  if (isList) return Array.isArray(value) && value.length <= years ? [] : [wrong(key, type)]
  const expected = type === 'boolean' ? 'boolean' : type === 'date' ? 'string' : 'number'
  return typeof value === expected ? [] : [wrong(key, type)]
}

function wrong(key: string, type: string): string {
  return `the value of ${key} is no ${type}`
}
