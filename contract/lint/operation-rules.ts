import path from 'node:path'
import type { Oas3Rule } from '@redocly/openapi-core'
import { at, follow, isNode, listAt, referredName, replyData } from './nodes.ts'

const verbs = new Set(
  `add answer associate bind cancel change check claim commit count create delete download encode evaluate favorite get list login
  logout match page preview query read refresh register rename reset save score search send set sign subscribe suggest
  transform unbind update upload`.split(/\s+/),
)

/** operationId is camelCase and begins with a known verb. */
export const operationIdVerb: Oas3Rule = () => ({
  Operation(operation, context) {
    const id = operation.operationId ?? ''
    const verb = /^[a-z]+/.exec(id)?.[0] ?? ''
    if (/^[a-z]+([A-Z][a-z0-9]*)*$/.test(id) && verbs.has(verb)) return
    context.report({
      message: `operationId "${id}" must be camelCase and begin with a verb listed in contract/lint/operation-rules.ts`,
      location: context.location.child('operationId').key(),
    })
  },
})

/** One operation per file, named after the operation. Only for the sources, as a bundle has no such files. */
export const operationFileName: Oas3Rule = () => ({
  Operation(operation, context) {
    const file = path.basename(context.location.source.absoluteRef, '.yaml')
    if (context.location.pointer === '#/' && file === operation.operationId) return
    context.report({
      message: `operation "${operation.operationId}" must stand alone in a file ${operation.operationId}.yaml`,
      location: context.location.child('operationId').key(),
    })
  },
})

/** An operation has one tag, its service, which is the first segment of its path. */
export const operationTag: Oas3Rule = () => ({
  PathItem: {
    Operation(operation, context) {
      const service = context.parentLocations['PathItem']?.pointer.split('/').at(-1)?.split('~1').at(1)
      const tags = operation.tags ?? []
      if (tags.length === 1 && tags[0] === service) return
      context.report({
        message: `tags must be [${service}], the service of the path`,
        location: context.location.child('tags').key(),
      })
    },
  },
})

/** Every operation states who may call it. */
export const operationSecurity: Oas3Rule = () => ({
  Operation(operation, context) {
    const stated = JSON.stringify(operation.security)
    if (['[]', '[{},{"memberBearer":[]}]', '[{"memberBearer":[]}]'].includes(stated ?? '')) return
    context.report({
      message:
        'security must be stated: [] for everybody, [{}, { memberBearer: [] }] when a member gets more, [{ memberBearer: [] }] for a member',
      location: context.location.child('security').key(),
    })
  },
})

/** An operation that no page calls states why, so that readers need not look for its page. */
export const noScreen: Oas3Rule = () => ({
  Operation(operation, context) {
    const reason = at(operation, 'x-no-screen')
    if (reason === undefined || (typeof reason === 'string' && /^[^\n]*\p{Script=Han}[^\n]*$/u.test(reason))) return
    context.report({
      message: 'x-no-screen gives the reason why no screen calls the operation, in one line of Chinese',
      location: context.location.child('x-no-screen').key(),
    })
  },
})

/** Every call names its tenant, and a call that replies with a page states which page it wants. */
export const operationParameters: Oas3Rule = () => ({
  Operation(operation, context) {
    const names = new Set(listAt(operation, 'parameters').map(referredName))
    const where = context.location.child('parameters').key()
    if (!names.has('TenantHost')) context.report({ message: 'parameters must include TenantHost', location: where })
    if (!isNode(at(follow(replyData(operation), context), 'properties', 'records'))) return
    const form = follow(at(operation, 'requestBody', 'content', 'application/json', 'schema'), context)
    if (isNode(at(form, 'properties', 'current')) && isNode(at(form, 'properties', 'size'))) return
    const missing = ['Current', 'Size'].filter((name) => !names.has(name))
    if (missing.length > 0)
      context.report({ message: `a paged operation must take ${missing.join(', ')}`, location: where })
  },
})
