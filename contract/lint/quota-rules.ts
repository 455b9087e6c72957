import type { Oas3Rule, UserContext } from '@redocly/openapi-core'
import { fieldParts } from './field-parts.ts'
import { whenFaults } from './form-rules.ts'
import { at, isCount, isNode, keysAt, listAt, typesOf } from './nodes.ts'

/**
 * `x-quota` states by name how many of the described things there may be: in total, in some states or within a period.
 */
export const statedQuota: Oas3Rule = () => ({
  Schema(schema, context) {
    reportEach(schema, 'x-quota', context, (quota) => {
      const { title, most, when, per, seconds, ...others } = quota
      const times = [per, seconds].filter((one) => one !== undefined)
      const isTime = times.length < 2 && [undefined, 'DAY'].includes(per as string | undefined)
      const isSound = isChinese(title) && isCount(most) && isTime && (seconds === undefined || isCount(seconds))
      if (!isSound || Object.keys(others).length > 0 || (when !== undefined && keysAt(when).length === 0)) {
        return ['is { title, most }, with when, and per: DAY or seconds']
      }
      return whenFaults(schema, when, context)
    })
  },
})

/** `x-terms` states by name how long something lasts when no field states its end. */
export const namedTerms: Oas3Rule = () => ({
  Schema(schema, context) {
    reportEach(schema, 'x-terms', context, (term) => {
      const { title, after, days, workingDays, seconds, ...others } = term
      const amounts = [days, workingDays, seconds].filter((amount) => amount !== undefined)
      const isSound = isChinese(title) && amounts.length === 1 && amounts.every(isCount)
      if (!isSound || Object.keys(others).length > 0) {
        return ['is { title } with days, workingDays or seconds, and the field that they are counted from in after']
      }
      if (after === undefined || keysAt(schema, 'properties').some((name) => name === after)) return []
      return [`begins at ${JSON.stringify(after)}, which the schema does not have`]
    })
  },
})

/** `x-characters` states how many characters a secret has, and of how many of the four kinds there are. */
export const secretCharacters: Oas3Rule = () => ({
  Schema(schema, context) {
    const stated = at(schema, 'x-characters')
    if (stated === undefined) return
    const { minimum, maximum, kinds, ...others } = isNode(stated) ? stated : {}
    const isSound = [minimum, maximum, kinds].every(isCount) && Number(minimum) <= Number(maximum) && Number(kinds) <= 4
    if (isSound && Object.keys(others).length === 0 && at(schema, 'format') === 'password') return
    context.report({
      message: 'x-characters is { minimum, maximum, kinds } of a password, with at most four kinds',
      location: context.location.child('x-characters').key(),
    })
  },
})

/** `x-null-below` states the figure of another field below which this field is null. */
export const nullBelow: Oas3Rule = () => ({
  Schema(schema, context) {
    for (const name of keysAt(schema, 'properties')) {
      const said = fieldParts(schema, name, context).find((part) => at(part, 'x-null-below') !== undefined)
      const limits = at(said, 'x-null-below')
      if (limits === undefined) continue
      const report = (message: string) =>
        context.report({ message: `x-null-below ${message}`, location: context.location.child(['properties', name]) })
      const [[other, least] = [], ...others] = Object.entries(isNode(limits) ? limits : {})
      if (other === undefined || others.length > 0 || !isCount(least)) report('is one field with the least figure')
      else if (fieldParts(schema, other, context).length === 0) {
        report(`looks at ${other}, which the schema does not have`)
      } else if (![...typesOf(said), ...listAt(said, 'oneOf').flatMap(typesOf)].includes('null')) {
        report('is said of a field that may be null')
      }
    }
  },
})

/** Reports the faults of each entry of an object of named statements. */
function reportEach(
  schema: unknown,
  key: string,
  context: UserContext,
  faultsOf: (entry: Record<string, unknown>) => string[],
) {
  const entries = at(schema, key)
  if (entries === undefined) return
  const place = context.location.child(key)
  if (!isNode(entries) || keysAt(entries).length === 0) {
    return context.report({ message: `${key} has an entry for each name`, location: place.key() })
  }
  for (const [name, entry] of Object.entries(entries)) {
    for (const fault of faultsOf(isNode(entry) ? entry : {}))
      context.report({ message: `${key} ${name} ${fault}`, location: place.child(name).key() })
  }
}

function isChinese(text: unknown): boolean {
  return typeof text === 'string' && /\p{Script=Han}/u.test(text)
}
