import type { Oas3Rule, UserContext } from '@redocly/openapi-core'
import { fieldParts } from './field-parts.ts'
import { at, keysAt, listAt, typesOf } from './nodes.ts'

/** `x-required-on-submit` names the fields that a draft may omit but a submission must have. */
export const submitFields: Oas3Rule = () => ({
  Schema(schema, context) {
    for (const name of listAt(schema, 'x-required-on-submit')) {
      if (isOptional(schema, name)) continue
      context.report({
        message: `x-required-on-submit names ${String(name)}, which is no optional property`,
        location: context.location.child('x-required-on-submit').key(),
      })
    }
  },
})

/**
 * Each entry of `x-required-when` states which fields are required for which values of other fields. All of them must
 * be fields of the schema, and the values must be possible.
 */
export const requiredWhen: Oas3Rule = () => ({
  Schema(schema, context) {
    const conditions = at(schema, 'x-required-when')
    if (conditions === undefined) return
    const place = context.location.child('x-required-when')
    if (!Array.isArray(conditions)) {
      return context.report({ message: 'x-required-when is a list of { when, fields }', location: place.key() })
    }
    for (const [index, condition] of conditions.entries()) {
      for (const message of conditionFaults(schema, condition, context))
        context.report({ message: `x-required-when ${message}`, location: place.child(String(index)) })
    }
  },
})

/** `x-alternatives` names the fields of which a form needs at least one group, or `only` one. All of them are optional. */
export const statedAlternatives: Oas3Rule = () => ({
  Schema(schema, context) {
    const stated = at(schema, 'x-alternatives')
    if (stated === undefined) return
    const location = context.location.child('x-alternatives').key()
    const report = (message: string) => context.report({ message: `x-alternatives ${message}`, location })
    const groups = listAt(stated, 'of').map((group) => (Array.isArray(group) ? (group as unknown[]) : []))
    const only = at(stated, 'only')
    const isKnown = keysAt(stated).every((key) => key === 'of' || key === 'only')
    if (
      groups.length < 2 ||
      groups.some((group) => group.length === 0) ||
      !isKnown ||
      ![undefined, true].includes(only as true)
    )
      return report('is { of } with two or more lists of fields, and only: true where one excludes the others')
    const lost = groups.flat().find((name) => !isOptional(schema, name))
    if (lost !== undefined) report(`names ${JSON.stringify(lost)}, which is no optional property`)
  },
})

/** `x-checked` lists groups of fields, each of which needs a value, in the order in which they are checked. */
export const checkedFields: Oas3Rule = () => ({
  Schema(schema, context) {
    const stated = at(schema, 'x-checked')
    if (stated === undefined) return
    const location = context.location.child('x-checked').key()
    const groups = listAt(schema, 'x-checked').map((group) => (Array.isArray(group) ? group.map(String) : []))
    if (groups.length < 2 || groups.some((group) => group.length === 0))
      return context.report({ message: 'x-checked is a list of two or more lists of fields', location })
    for (const name of groups.flat())
      if (fieldParts(schema, name, context).length === 0)
        context.report({ message: `x-checked names ${name}, which the schema does not have`, location })
  },
})

function conditionFaults(schema: unknown, condition: unknown, context: UserContext): string[] {
  const asked = keysAt(condition, 'when')
  const fields = listAt(condition, 'fields')
  const unknown = keysAt(condition).filter((key) => key !== 'when' && key !== 'fields')
  if (asked.length === 0 || fields.length === 0 || unknown.length > 0) return ['is a list of { when, fields }']
  return [
    ...fields
      .filter((name) => !isOptional(schema, name))
      .map((name) => `requires ${String(name)}, which is no optional property`),
    ...whenFaults(schema, at(condition, 'when'), context),
  ]
}

/** Faults in the fields of a `when` and their listed values. */
export function whenFaults(schema: unknown, when: unknown, context: UserContext): string[] {
  return keysAt(when).flatMap((name) => {
    if (!keysAt(schema, 'properties').includes(name)) return [`looks at ${name}, which the schema does not have`]
    const values = listAt(when, name)
    if (values.length === 0) return [`lists no value of ${name}`]
    const field = fieldParts(schema, name, context)
    return values.filter((value) => !canBe(field, value)).map((value) => `names ${String(value)}, no value of ${name}`)
  })
}

function isOptional(schema: unknown, name: unknown): boolean {
  const isField = typeof name === 'string' && keysAt(schema, 'properties').includes(name)
  return isField && !listAt(schema, 'required').includes(name)
}

/** Whether the nearest part that lists the possible values includes this one. */
function canBe(parts: readonly unknown[], value: unknown): boolean {
  for (const part of parts) {
    if (at(part, 'enum') !== undefined) return listAt(part, 'enum').includes(value)
    if (typesOf(part).includes('boolean')) return typeof value === 'boolean'
    const [from, to] = [at(part, 'minimum'), at(part, 'maximum')]
    if (typeof from === 'number' && typeof to === 'number')
      return typeof value === 'number' && value >= from && value <= to
  }
  return false
}

/**
 * A custom sentence, for when the one derived from the title does not fit, is a Chinese text. `#` stands for the title.
 */
export const ownSentence: Oas3Rule = () => ({
  Schema(schema, context) {
    for (const key of ['x-ask', 'x-mismatch']) {
      const sentence = at(schema, key)
      if (sentence === undefined || (typeof sentence === 'string' && /^[^。]*\p{Script=Han}[^。]*$/u.test(sentence)))
        continue
      context.report({
        message: `${key} is one Chinese sentence without its full stop`,
        location: context.location.child(key).key(),
      })
    }
  },
})

const units =
  '((亿|万)?元|%|人|件|项|家|天|工作日|秒|小时|月|年|周岁|米|公里|平方米|亩|度|级|吨(标准煤)?|千克|千伏安|字节)'
const unitInTitle = new RegExp(`（${units}(/[^（）]+)?）$`)

/** A unit is data: it belongs in `x-unit`, never in the title of a number. */
export const statedUnit: Oas3Rule = () => ({
  Schema(schema, context) {
    const unit = at(schema, 'x-unit')
    if (unit !== undefined && (typeof unit !== 'string' || unit.trim() === '')) {
      context.report({ message: 'x-unit is the text of a unit', location: context.location.child('x-unit').key() })
    }
    const message = 'a unit stands in x-unit, not in the title'
    if (unitInTitle.test(schema.title ?? ''))
      context.report({ message, location: context.location.child('title').key() })
    // The linter follows the reference beside a field's keywords and does not visit the field itself.
    for (const name of keysAt(schema, 'properties')) {
      const field = at(schema, 'properties', name)
      const title = at(field, 'title')
      if (at(field, '$ref') === undefined || typeof title !== 'string' || !unitInTitle.test(title)) continue
      context.report({ message, location: context.location.child(['properties', name, 'title']).key() })
    }
  },
})
