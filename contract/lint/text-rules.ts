import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core'
import { at } from './nodes.ts'

/** Texts for people are Chinese. */
export const chineseText: Oas3Rule = () => ({
  Operation(operation, context) {
    expectChinese(operation, ['summary', 'description'], context)
    checkChinese(operation, ['summary', 'description'], context)
  },
  Parameter(parameter, context) {
    expectChinese(parameter, ['description'], context)
    checkChinese(parameter, ['description'], context)
  },
  Response: (response, context) => checkChinese(response, ['description'], context),
  Example: (example, context) => checkChinese(example, ['summary', 'description'], context),
  Schema: (schema, context) => checkChinese(schema, ['title', 'description'], context),
  Tag: (tag, context) => checkChinese(tag, ['description'], context),
})

interface Place {
  report: UserContext['report']
  location: Location
}

function expectChinese(node: unknown, keys: string[], context: Place) {
  for (const key of keys.filter((each) => at(node, each) === undefined)) {
    context.report({ message: `${key} is missing`, location: context.location })
  }
}

function checkChinese(node: unknown, keys: string[], context: Place) {
  for (const key of keys) {
    const text = at(node, key)
    if (text === undefined || (typeof text === 'string' && /\p{Script=Han}/u.test(text))) continue
    context.report({ message: `${key} must be Chinese`, location: context.location.child(key).key() })
  }
}

/** Everything that the specification does not show is marked, with the reason beside it. */
export const inferredReason: Oas3Rule = () => ({
  Operation: (operation, context) => checkInferred(operation, context),
  Parameter: (parameter, context) => checkInferred(parameter, context),
  Schema: (schema, context) => checkInferred(schema, context),
})

function checkInferred(node: unknown, context: Place) {
  const mark = at(node, 'x-inferred')
  const reason = at(node, 'x-inferred-reason')
  if (mark === undefined && reason === undefined) return
  if (mark !== true) {
    context.report({ message: 'x-inferred-reason stands only beside x-inferred: true', location: context.location })
  } else if (typeof reason !== 'string' || reason.trim() === '' || reason.trim().includes('\n')) {
    context.report({
      message: 'x-inferred: true needs an x-inferred-reason of one line',
      location: context.location.child('x-inferred').key(),
    })
  }
}
