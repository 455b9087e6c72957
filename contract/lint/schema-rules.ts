import type { Oas3Rule } from '@redocly/openapi-core'
import {
  at,
  isEnvelopePlace,
  isNamedPlace,
  isNode,
  isSourcePlace,
  keysAt,
  listAt,
  referredName,
  typesOf,
} from './nodes.ts'

function isObjectSchema(schema: unknown): boolean {
  return typesOf(schema).includes('object') || at(schema, 'properties') !== undefined
}

/** Every object except the success envelope has a name, so that types, docs and conformance reports can refer to it. */
export const namedObject: Oas3Rule = () => ({
  Schema(schema, context) {
    if (!isObjectSchema(schema) || isNamedPlace(context.location) || isEnvelopePlace(context.location)) return
    context.report({
      message: 'an object schema must be a file of schemas/, not written inline',
      location: context.location,
    })
  },
})

/**
 * An object lists its fields and allows no others. In the sources, the fields that views refer to stay open, because
 * closed objects cannot be composed. The bundle no longer has such fields objects.
 */
export const closedObject: Oas3Rule = () => ({
  Schema(schema, context) {
    if (!isObjectSchema(schema) || schema.allOf !== undefined) return
    const isFieldList = schema.additionalProperties === true && isSourcePlace(context.location)
    if (isFieldList) return
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

/** Strings, arrays and numbers state their limits. */
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

const limits = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', 'format', 'enum']

/** The validators of replies, which are generated, read nothing but annotations beside a reference. */
export const noLimitBesideReference: Oas3Rule = () => ({
  ref(reference, context) {
    for (const limit of limits.filter((each) => at(reference, each) !== undefined)) {
      context.report({
        message: `no validator reads ${limit} beside a $ref: state it in the schema that is referred to`,
        location: context.location.child(limit).key(),
      })
    }
  },
})

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

/** Each property has a title, its own or that of the schema it refers to. */
export const propertyTitle: Oas3Rule = () => ({
  SchemaProperties(properties, context) {
    const isView = at(context.parent, 'allOf') !== undefined
    for (const [name, property] of Object.entries(properties)) {
      if (isView || isSelfExplaining(property)) continue
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

const markupTypes = new Set<unknown>(['text/html', 'text/markdown', 'text/event-stream'])

/** A text with markup is marked for programs: the mark decides that it is cleaned and rendered as HTML. */
export const markedMarkup: Oas3Rule = () => ({
  Schema(schema, context) {
    const media: unknown = at(schema, 'contentMediaType')
    if (media !== undefined && !markupTypes.has(media)) {
      context.report({
        message: 'contentMediaType must be text/html, text/markdown or text/event-stream',
        location: context.location.child('contentMediaType'),
      })
    }
    const isText = typesOf(schema).includes('string') && at(schema, 'enum') === undefined
    if (media === undefined && isText && /HTML|Markdown|富文本/i.test(schema.description ?? '')) {
      context.report({
        message: 'a text with markup must state contentMediaType: text/html or text/markdown',
        location: context.location,
      })
    }
  },
})

/** `x-file-access` states who may download a field's files. Without it the files are public. */
export const fileAccess: Oas3Rule = () => ({
  Schema(schema, context) {
    const access = at(schema, 'x-file-access')
    if (access === undefined) return
    const report = (message: string) =>
      context.report({ message, location: context.location.child('x-file-access').key() })
    if (access !== 'OWNER' && access !== 'PARTIES') report('x-file-access is OWNER or PARTIES')
    const files = [schema, at(schema, 'items')].map((node) => referredName(node))
    if (!files.includes('UploadedFile')) report('x-file-access stands only beside an UploadedFile, or a list of them')
  },
})
