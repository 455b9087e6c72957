import type { Oas3Rule } from '@redocly/openapi-core'
import { at, isEnvelopePlace, isNamedPlace, isNode, keysAt, listAt, referredName, typesOf } from './nodes.ts'

function isObjectSchema(schema: unknown): boolean {
  return typesOf(schema).includes('object') || at(schema, 'properties') !== undefined
}

/** Every object but the success envelope has a name, so that types, docs and conformance reports can speak of it. */
export const namedObject: Oas3Rule = () => ({
  Schema(schema, context) {
    if (!isObjectSchema(schema) || isNamedPlace(context.location) || isEnvelopePlace(context.location)) return
    context.report({
      message: 'an object schema must be a file of schemas/, not written inline',
      location: context.location,
    })
  },
})

/** allOf does not close an object, and the validators made from it degrade. */
export const noAllOf: Oas3Rule = () => ({
  Schema(schema, context) {
    if (schema.allOf !== undefined)
      context.report({
        message: 'allOf is not allowed: spell the fields out',
        location: context.location.child('allOf').key(),
      })
  },
})

/** An object lists its fields and takes no others. */
export const closedObject: Oas3Rule = () => ({
  Schema(schema, context) {
    if (!isObjectSchema(schema)) return
    if (keysAt(schema, 'properties').length === 0)
      context.report({ message: 'an object must list its properties', location: context.location })
    if (schema.additionalProperties !== false) {
      context.report({
        message: 'an object must be closed with additionalProperties: false',
        location: context.location,
      })
    }
  },
})

/** Strings, arrays and numbers state how long or large they may get. */
export const statedLimits: Oas3Rule = () => ({
  Schema(schema, context) {
    const types = typesOf(schema)
    const isListed = at(schema, 'enum') !== undefined || at(schema, 'const') !== undefined
    const isString = types.includes('string')
    if (isString && !isListed && schema.maxLength === undefined && schema.format === undefined) {
      context.report({ message: 'a string must state maxLength, enum, const or format', location: context.location })
    }
    if (types.includes('array') && schema.maxItems === undefined) {
      context.report({ message: 'an array must state maxItems', location: context.location })
    }
    if (!isListed && (types.includes('number') || types.includes('integer')) && !hasRange(schema)) {
      context.report({ message: 'a number must state minimum and maximum', location: context.location })
    }
  },
})

function hasRange(schema: unknown): boolean {
  const from = at(schema, 'minimum') ?? at(schema, 'exclusiveMinimum')
  const to = at(schema, 'maximum') ?? at(schema, 'exclusiveMaximum')
  return typeof from === 'number' && typeof to === 'number'
}

const poorFormats = new Map([
  ['int64', 'becomes a bigint in the validators'],
  ['date-time', 'is not what the gateway sends: use Date or DateTime of common/schemas.yaml'],
])

export const noPoorFormat: Oas3Rule = () => ({
  Schema(schema, context) {
    const reason = poorFormats.get(schema.format ?? '')
    if (reason === undefined) return
    context.report({
      message: `the format ${schema.format} ${reason}`,
      location: context.location.child('format').key(),
    })
  },
})

/** Each property says what it is: by its own title, or by that of the schema it refers to. */
export const propertyTitle: Oas3Rule = () => ({
  SchemaProperties(properties, context) {
    for (const [name, property] of Object.entries(properties)) {
      if (isSelfExplaining(property)) continue
      context.report({
        message: `the property ${name} must have a title`,
        location: context.location.child(name).key(),
      })
    }
  },
})

function isSelfExplaining(schema: unknown): boolean {
  if (typeof at(schema, 'title') === 'string' || referredName(schema) !== undefined) return true
  if (typesOf(schema).join() === 'null') return true
  const choices = [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')]
  return choices.length > 0 && choices.every((choice) => isNode(choice) && isSelfExplaining(choice))
}

/** `x-required-on-submit` names the fields a draft may leave out but a submission must have. */
export const submitFields: Oas3Rule = () => ({
  Schema(schema, context) {
    const properties = keysAt(schema, 'properties')
    const required = listAt(schema, 'required')
    for (const name of listAt(schema, 'x-required-on-submit')) {
      const isOptional = typeof name === 'string' && properties.includes(name) && !required.includes(name)
      if (isOptional) continue
      context.report({
        message: `x-required-on-submit names ${String(name)}, which is no optional property`,
        location: context.location.child('x-required-on-submit').key(),
      })
    }
  },
})
