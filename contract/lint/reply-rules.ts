import type { Oas3Rule, UserContext } from '@redocly/openapi-core'
import { at, follow, isNode, keysAt, okReply, referredName, replyData, typesOf } from './nodes.ts'

const sharedReplies: Record<string, string> = {
  '400': 'BadRequest',
  '401': 'Unauthorized',
  '403': 'Forbidden',
  '404': 'NotFound',
  '500': 'ServerError',
}

/**
 * A JSON reply names the schema of its data, or EmptySuccess, and the compiler adds the envelope. It may also be
 * offered as an event stream. Other replies are HTML or a file.
 */
export const replyShape: Oas3Rule = () => ({
  Operation(operation, context) {
    const content = ['responses', '200', 'content']
    const offered = keysAt(operation, ...content)
    const isStreamed = offered.join() === `application/json,${eventStream}`
    if (isStreamed) checkStream(operation, context)
    const contentTypes = isStreamed ? offered.slice(0, 1) : offered
    const schemas = contentTypes.map((contentType) => at(operation, ...content, contentType, 'schema'))
    if (contentTypes.join() === 'application/json') {
      const keys = keysAt(schemas[0])
      if (referredName(schemas[0]) !== undefined && keys.every((key) => key === '$ref' || key === 'title')) return
      context.report({
        message: 'a JSON reply refers to the schema of its data, or to EmptySuccess; the compiler adds the envelope',
        location: context.location.child([...okReply, 'schema']).key(),
      })
      return
    }
    const isHtml = contentTypes.join() === 'text/html'
    const isFile = contentTypes.length > 0 && contentTypes.every((contentType) => filePattern.test(contentType))
    if ((isHtml || isFile) && schemas.every((schema) => typesOf(schema).join() === 'string')) return
    context.report({
      message: 'a 200 reply must be written in the operation: JSON, or HTML or a file as a plain string schema',
      location: context.location.child(['responses', '200']).key(),
    })
  },
})

const eventStream = 'text/event-stream'

/** A stream is one text for clients that read it as a whole, and its events' data has its own schema. */
function checkStream(operation: unknown, context: UserContext) {
  const media = ['responses', '200', 'content', eventStream]
  const schema = at(operation, ...media, 'schema')
  const isText = typesOf(schema).join() === 'string' && at(schema, 'contentMediaType') === eventStream
  const isNamed = referredName(at(schema, 'contentSchema')) !== undefined
  if (isText && isNamed && keysAt(operation, ...media, 'examples').includes('success')) return
  context.report({
    message:
      'a stream of events is a string with contentMediaType and contentSchema, the reference of what an event carries, and has an example named success',
    location: context.location.child(media).key(),
  })
}

const filePattern = /^(application\/octet-stream|application\/pdf|image\/.+)$/

/** Every operation states the shared error replies that its caller can receive, and no other statuses. */
export const replyStatuses: Oas3Rule = () => ({
  Operation(operation, context) {
    const expected = ['404', '500']
    if ((operation.security ?? []).length > 0) expected.push('401')
    if (operation.requestBody !== undefined) expected.push('400')
    const statuses = keysAt(operation, 'responses')
    for (const status of expected.filter((each) => !statuses.includes(each))) {
      context.report({ message: `the ${status} reply is missing`, location: context.location.child('responses').key() })
    }
    if (statuses.includes('403') && keysAt(operation, ...okReply).length > 0) {
      context.report({
        message: 'a refusal stands in the envelope where the reply is JSON, so there is no 403 reply',
        location: context.location.child(['responses', '403']).key(),
      })
    }
    for (const status of statuses.filter((each) => each !== '200')) {
      const shared = sharedReplies[status]
      if (shared !== undefined && referredName(at(operation, 'responses', status)) === shared) continue
      context.report({
        message: `the ${status} reply must be one of common/responses.yaml: 400, 401, 403, 404 or 500`,
        location: context.location.child(['responses', status]).key(),
      })
    }
  },
})

/** Named examples: the mock serves them, the docs show them and the contract tests replay them. */
export const replyExamples: Oas3Rule = () => ({
  Operation(operation, context) {
    const [contentType] = keysAt(operation, 'responses', '200', 'content')
    if (contentType === undefined) return
    const expected = ['success']
    if (contentType === 'application/json') expected.push('businessError')
    const data = follow(replyData(operation), context)
    if (typesOf(data).includes('array') || isNode(at(data, 'properties', 'records'))) expected.push('empty')
    const media = ['responses', '200', 'content', contentType]
    for (const name of expected.filter((each) => !keysAt(operation, ...media, 'examples').includes(each))) {
      context.report({
        message: `the reply must have an example named ${name}`,
        location: context.location.child(media).key(),
      })
    }
    for (const name of keysAt(operation, ...okReply, 'examples')) {
      const code = at(operation, ...okReply, 'examples', name, 'value', 'returnCode')
      if (typeof code !== 'string' || code.startsWith('200') === !/error/i.test(name)) continue
      context.report({
        message: `the example ${name} carries returnCode ${code}`,
        location: context.location.child([...okReply, 'examples', name]).key(),
      })
    }
  },
})

/** Follows a reference, then keys, then the reference found there, and so on. */
function followAll({ resolve, location }: UserContext, start: unknown, steps: readonly string[][]): unknown {
  let place: { node: unknown; from: string } = { node: start, from: location.source.absoluteRef }
  for (const keys of [[], ...steps]) {
    const node = at(place.node, ...keys)
    if (!isNode(node)) return undefined
    const found = resolve(node, place.from)
    place = { node: found.node, from: found.location?.source.absoluteRef ?? place.from }
  }
  return place.node
}

/** One code for one situation: an example uses a code that FailureCode lists. */
export const listedReturnCode: Oas3Rule = () => ({
  Operation(operation, context) {
    // Every operation has the shared 500 reply, whose envelope has the same codes.
    const codes = followAll(context, at(operation, 'responses', '500'), [
      ['content', 'application/json', 'schema'],
      ['properties', 'returnCode'],
    ])
    if (codes === undefined) return
    const listed: string[] = String(at(codes, 'description')).match(/\b\d{4}(?!\d)/g) ?? []
    for (const name of keysAt(operation, ...okReply, 'examples')) {
      const carried = at(follow(at(operation, ...okReply, 'examples', name), context), 'value', 'returnCode')
      if (typeof carried !== 'string' || carried.startsWith('200') || listed.includes(carried)) continue
      context.report({
        message: `the returnCode ${carried} is not among those that FailureCode lists`,
        location: context.location.child([...okReply, 'examples', name]).key(),
      })
    }
  },
})

/** A request body has one content type, a named schema and an example of a valid request. */
export const requestExamples: Oas3Rule = () => ({
  Operation(operation, context) {
    if (operation.requestBody === undefined) return
    const [contentType, ...others] = keysAt(operation, 'requestBody', 'content')
    const where = context.location.child('requestBody').key()
    if (contentType === undefined || others.length > 0) {
      context.report({
        message: 'a request body must be written in the operation, with one content type',
        location: where,
      })
    } else if (!keysAt(operation, 'requestBody', 'content', contentType, 'examples').includes('valid')) {
      context.report({ message: 'the request body must have an example named valid', location: where })
    }
  },
})
