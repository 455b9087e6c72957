import type { Oas3Rule } from '@redocly/openapi-core'
import { widenings } from './narrower.ts'
import { at, follow, isNode, keysAt, listAt, referredName } from './nodes.ts'

/** The keywords that a view may add to a field. `items` where the fields leave them open. */
const words = new Set([
  'title',
  'description',
  'items',
  'x-inferred',
  'x-inferred-reason',
  'examples',
  'x-identifies',
  'x-may-differ',
  'x-grows',
])

/**
 * `allOf` makes a view: it refers to fields that are defined elsewhere, names its own selection and is closed. It
 * states no limits of its own, or explains in `x-differs` why the field is narrower: two views must not disagree by
 * accident.
 */
export const viewShape: Oas3Rule = () => ({
  Schema(schema, context) {
    if (schema.allOf === undefined) return
    const report = (message: string, ...keys: string[]) =>
      context.report({ message, location: context.location.child(keys).key() })
    if (schema.allOf.some((part) => referredName(part) === undefined)) {
      report('allOf only refers to the fields of which the schema is a view', 'allOf')
    }
    if (at(schema, 'additionalProperties') !== false && at(schema, 'unevaluatedProperties') !== false) {
      report(
        'a view is closed with additionalProperties: false, or unevaluatedProperties: false to have every field',
        'allOf',
      )
    }
    const fields = new Set(schema.allOf.flatMap((part) => keysAt(follow(part, context), 'properties')))
    const names = schema.allOf.map((part) => referredName(part)).join(', ')
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const own = isNode(property) ? property : {}
      const reason = own['x-differs']
      if (!fields.has(name)) {
        if (isNode(property) && at(schema, 'unevaluatedProperties') === false) continue
        report(`the view names ${name}, which ${names} does not have`, 'properties', name)
      } else if (reason !== undefined) {
        if (typeof reason !== 'string' || reason.trim() === '') {
          report(`x-differs gives the reason why ${name} is narrower here`, 'properties', name)
        }
        const here = { node: property, from: context.location.source.absoluteRef }
        const wide = schema.allOf.flatMap((part) => {
          const { node, location } = context.resolve(part)
          const field = at(node, 'properties', name)
          const from = location?.source.absoluteRef ?? here.from
          return field === undefined ? [] : widenings(here, { node: field, from }, context)
        })
        if (wide.length > 0) {
          report(`${name} is wider here than in ${names}: ${wide.join(', ')}`, 'properties', name)
        }
      } else if (Object.keys(own).some((key) => !words.has(key))) {
        report(`${name} has its limits in ${names}; a view that needs others says why in x-differs`, 'properties', name)
      }
    }
  },
})

/** Every required name is one of the schema's own fields or of the fields that it is a view of. */
export const requiredFields: Oas3Rule = () => ({
  Schema(schema, context) {
    if (schema.properties === undefined && schema.allOf === undefined) return
    const lists = listAt(schema, 'allOf').flatMap((part) => keysAt(follow(part, context), 'properties'))
    const isWhole = at(schema, 'unevaluatedProperties') === false
    const names = new Set([...keysAt(schema, 'properties'), ...(isWhole ? lists : [])])
    for (const name of (schema.required ?? []).filter((each) => !names.has(each))) {
      context.report({
        message: `required names ${name}, which the schema does not have`,
        location: context.location.child('required').key(),
      })
    }
  },
})
