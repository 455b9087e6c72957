import { type ContractDocument, type ContractOperation, listOperations } from '#compiler/document.ts'
import { ParameterReader } from '../contract/parameters.ts'
import { Router } from '../contract/router.ts'
import { withoutBranches, type Violation } from '../contract/violations.ts'
import { headersForPrism } from '../http/headers.ts'
import { HttpProblem } from '../http/reply.ts'
import { parseTarget, type Target } from '../http/target.ts'
import { createPrism, type Prism, type PrismReply } from '../prism/prism.ts'
import { parseRequestBody } from '../request/requestBody.ts'
import { decoded, headerOf, headerPairs, type UpstreamReply } from './forward.ts'

/** How one exchange compares with the contract. */
export interface Verdict {
  /** Undefined when the contract has no such path and method. */
  operation: ContractOperation | undefined
  request: Breach[]
  response: Breach[]
}

export interface Breach {
  /** A place such as `body.data.records.*.name`. All items of a list share one place. */
  where: string
  message: string
  /** The value at that place, or undefined when there was none. */
  value: unknown
}

/** A request as the upstream received it, and its reply. */
export interface Observed {
  method: string
  /** Path and query relative to the gateway's root. */
  target: string
  rawHeaders: readonly string[]
  body: Buffer
  reply: UpstreamReply
}

/** Checks exchanges against the contract, with the same validation as the mock gateway's own replies. */
export function createChecker(document: ContractDocument): (observed: Observed) => Promise<Verdict> {
  const router = new Router(listOperations(document))
  const reader = new ParameterReader(document)
  const prism = createPrism(document)
  const narrow = {
    success: createPrism(narrowTo('success', document)),
    failure: createPrism(narrowTo('failure', document)),
  }

  return async (observed) => {
    const target = targetOf(observed.target)
    const route = target === undefined ? undefined : router.find(methodOf(observed), target.segments)
    if (target === undefined || route?.kind !== 'operation') return { operation: undefined, request: [], response: [] }
    const { operation } = route
    const sent = await bodyOf(operation, observed, reader)
    const reply = readReply(observed.reply)
    const ask = async (validator: Prism) => {
      let request: readonly Violation[] = []
      const answer = async (violations: readonly Violation[]) => {
        request = violations
        return reply
      }
      const { violations } = await validator({ ...callOf(operation, target, observed, sent.body), answer })
      return { request, response: violations }
    }
    const found = await ask(prism)
    const kind = found.response.length === 0 ? undefined : kindOf(reply.status, reply.body)
    const response = kind === undefined ? found.response : (await ask(narrow[kind])).response
    const request = found.request.filter(({ code }) => code !== 401 || reply.status !== 401)
    return {
      operation,
      request: [...sent.problems, ...breachesOf(request, { body: sent.body, query: target.query })],
      response: observed.method === 'HEAD' ? [] : breachesOf(response, { body: reply.body }),
    }
  }
}

function targetOf(text: string): Target | undefined {
  try {
    return parseTarget(text)
  } catch {
    return undefined
  }
}

function methodOf({ method }: Observed): string {
  return method === 'HEAD' ? 'GET' : method
}

async function bodyOf(operation: ContractOperation, { rawHeaders, body }: Observed, reader: ParameterReader) {
  try {
    const sent = await parseRequestBody(operation, headerOf(rawHeaders, 'content-type') ?? '', body, reader)
    return { body: sent.body, problems: [] }
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error
    return { body: undefined, problems: [{ where: 'body', message: error.message, value: undefined }] }
  }
}

function callOf(operation: ContractOperation, target: Target, observed: Observed, body: unknown) {
  const headers = Object.fromEntries(
    headerPairs(observed.rawHeaders).map(([name, value]) => [name.toLowerCase(), value]),
  )
  return {
    operationId: operation.operationId,
    method: operation.method.toLowerCase(),
    template: operation.path,
    path: target.path,
    query: target.query,
    headers: headersForPrism(headers, body),
    body,
    example: { status: undefined, name: undefined },
  }
}

function readReply(reply: UpstreamReply): PrismReply {
  const contentType = headerOf(reply.rawHeaders, 'content-type')
  return { status: reply.status, contentType, body: readBody(reply, contentType ?? '') }
}

function readBody(reply: UpstreamReply, contentType: string): unknown {
  try {
    const bytes = decoded(reply)
    if (contentType.includes('json')) return JSON.parse(bytes.toString('utf8'))
    return bytes.toString(contentType.startsWith('text/') ? 'utf8' : 'latin1')
  } catch {
    // The body is not what its headers say. As plain text it violates every schema.
    return reply.body.toString('latin1')
  }
}

function breachesOf(violations: readonly Violation[], sent: Record<string, unknown>): Breach[] {
  return withoutBranches(violations).map(({ path = [], message }) => ({
    where: path.length === 0 ? 'message' : path.map((key) => (/^\d+$/.test(String(key)) ? '*' : key)).join('.'),
    message: message.slice(Math.max(0, message.indexOf(' must ') + 1)),
    value: path.reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : undefined),
      sent,
    ),
  }))
}

/** The envelope that a reply is meant to be. */
type EnvelopeKind = 'success' | 'failure'

interface Branched {
  oneOf?: object[]
}

/**
 * The contract with only one of the two envelopes under each 200. A reply that fits neither violates both, and only the
 * violations of the intended one are useful.
 */
function narrowTo(kind: EnvelopeKind, document: ContractDocument): ContractDocument {
  const narrowed = structuredClone(document)
  const schemas = Object.values(narrowed.paths)
    .flatMap((item) => Object.values(item) as Partial<ContractOperation>[])
    .flatMap((operation) => operation.responses?.['200']?.content?.['application/json'] ?? [])
  for (const media of schemas) {
    const branch = (media.schema as Branched).oneOf?.[kind === 'success' ? 0 : 1]
    if (branch !== undefined) media.schema = branch
  }
  return narrowed
}

/** Undefined when the body is not an envelope. */
function kindOf(status: number, body: unknown): EnvelopeKind | undefined {
  if (status !== 200 || typeof body !== 'object' || body === null || !('returnCode' in body)) return undefined
  return String(body.returnCode).startsWith('200') ? 'success' : 'failure'
}
