import type { Oas3Rule } from '@redocly/openapi-core'
import { at, follow, isNode, keysAt, listAt, okReply, referredName, replyData, typesOf } from './nodes.ts'

const sharedReplies: Record<string, string> = {
  '400': 'BadRequest',
  '401': 'Unauthorized',
  '404': 'NotFound',
  '500': 'ServerError',
}

/** A JSON reply is the closed envelope (or EmptySuccess) or a BusinessError; other replies are HTML or a file. */
export const replyShape: Oas3Rule = () => ({
  Operation(operation, context) {
    const content = ['responses', '200', 'content']
    const contentTypes = keysAt(operation, ...content)
    const schemas = contentTypes.map((contentType) => at(operation, ...content, contentType, 'schema'))
    if (contentTypes.join() === 'application/json') {
      const fault = envelopeFault(schemas[0])
      if (fault !== undefined)
        context.report({ message: fault, location: context.location.child([...okReply, 'schema']).key() })
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

const filePattern = /^(application\/octet-stream|application\/pdf|image\/.+)$/

function envelopeFault(schema: unknown): string | undefined {
  const [success, failure, ...others] = listAt(schema, 'oneOf')
  if (failure === undefined || others.length > 0 || referredName(failure) !== 'BusinessError') {
    return 'a JSON reply must be oneOf the success envelope and BusinessError, in that order'
  }
  if (referredName(success) === 'EmptySuccess') return undefined
  const namings = [keysAt(success, 'properties'), listAt(success, 'required')]
  const isExact = namings.every((names) => names.length === 2 && names.includes('returnCode') && names.includes('data'))
  if (!isNode(success) || !isExact) {
    return 'the success envelope must be an object that requires exactly returnCode and data, or EmptySuccess'
  }
  if (referredName(at(success, 'properties', 'returnCode')) !== 'SuccessCode') return 'returnCode must be SuccessCode'
  if (success['additionalProperties'] !== false) return 'the success envelope must be closed'
  return undefined
}

/** Every operation states the shared error replies that can reach its caller, and no other status. */
export const replyStatuses: Oas3Rule = () => ({
  Operation(operation, context) {
    const expected = ['404', '500']
    if ((operation.security ?? []).length > 0) expected.push('401')
    if (operation.requestBody !== undefined) expected.push('400')
    const statuses = keysAt(operation, 'responses')
    for (const status of expected.filter((each) => !statuses.includes(each))) {
      context.report({ message: `the ${status} reply is missing`, location: context.location.child('responses').key() })
    }
    for (const status of statuses.filter((each) => each !== '200')) {
      const shared = sharedReplies[status]
      if (shared !== undefined && referredName(at(operation, 'responses', status)) === shared) continue
      context.report({
        message: `the ${status} reply must be one of common/responses.yaml: 400, 401, 404 or 500`,
        location: context.location.child(['responses', status]).key(),
      })
    }
  },
})

/** Named examples: what the mock serves, the docs show and the contract tests replay. */
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

/** One code for one situation: an example carries a code that FailureCode lists. */
export const listedReturnCode: Oas3Rule = () => ({
  Operation(operation, context) {
    const [, failure] = listAt(operation, ...okReply, 'schema', 'oneOf')
    if (!isNode(failure)) return
    const { node: error, location } = context.resolve(failure)
    const code = at(error, 'properties', 'returnCode')
    if (!isNode(code) || location === undefined) return
    const { node: codes } = context.resolve(code, location.source.absoluteRef)
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
