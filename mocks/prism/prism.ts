import { createHash } from 'node:crypto'
import { createInstance, getHttpOperationsFromSpec, type IHttpRequest, type IHttpResponse } from '@stoplight/prism-http'
import { LRUCache } from 'lru-cache'
import type { ContractDocument } from '#compiler/document.ts'
import { excerptOf } from '../contract/excerpt.ts'
import type { Violation } from '../contract/violations.ts'
import { jsonType } from '../http/reply.ts'

type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number]
type PrismLogger = Parameters<typeof createInstance>[1]['logger']

/** A reply as Prism validates it: a JSON value or text. Bytes are given as one character per byte. */
export interface PrismReply {
  status: number
  contentType: string | undefined
  body: unknown
}

interface PrismCall {
  operationId: string
  /** Lower case. */
  method: string
  /** As the contract states it, with `{name}` templates. */
  template: string
  /** As sent, percent-encoded. */
  path: string
  query: Record<string, string | string[]>
  headers: Record<string, string>
  body: unknown
  /** Which of the contract's examples to use when the reply is mocked. */
  example: { status: number | undefined; name: string | undefined }
  /**
   * Answers from state, given the violations of the request. Returns undefined to leave the answer to the contract's
   * examples.
   */
  answer: (violations: readonly Violation[]) => Promise<PrismReply | undefined>
}

export interface PrismAnswer extends PrismReply {
  /** The body as JSON, when it had to be written for the validation. */
  json: string | undefined
  /** How the reply violates the contract. */
  violations: readonly Violation[]
}

/** Thrown when the contract has no such example, or no example at all. */
export class NoExample extends Error {
  override name = 'NoExample'
}

export type Prism = (call: PrismCall) => Promise<PrismAnswer>

/** The error type that makes Prism's proxy mock the reply itself. */
const notImplemented = 'https://stoplight.io/prism/errors#UPSTREAM_NOT_IMPLEMENTED'

interface RoutedRequest extends IHttpRequest {
  call: PrismCall
  operation: PrismOperation
  /** Of this call alone. Prism reads whether to validate the reply once it has the reply. */
  settings: { validateResponse: boolean }
  /** The reply, whose body is a JSON value. */
  written?: Written
}

/** A reply with its body as JSON: all that its validity depends on, but for the operation. */
interface Written {
  status: number
  contentType: string | undefined
  json: string
}

/**
 * Prism's core around our own routing and handlers: it validates requests and replies, and mocks what no handler
 * answers. A reply that equals the last valid one of the same request is not validated again, which takes half the time of
 * a large one. The last one is compared, and not looked up by its text: that would hash and keep every reply, also where no
 * two are the same, such as a policy that counts its views.
 */
export function createPrism(document: ContractDocument): Prism {
  const operationOf = createLoader(document)
  const valid = new LRUCache<string, Written>({
    maxSize: keptCharacters,
    sizeCalculation: ({ json }, key) => key.length + json.length,
  })
  const instance = createInstance(config, {
    logger: silentLogger,
    route: ({ input }) => right((input as RoutedRequest).operation),
    forward: (input) => () => async () => {
      const request = input.data as RoutedRequest
      const reply = await request.call.answer(input.validations)
      if (reply === undefined) return left(Object.assign(new Error('Mocked'), { name: notImplemented }))
      // Text is quickly validated, and bytes are many.
      if (typeof reply.body === 'object' && reply.body !== null) {
        const { status, contentType, body } = reply
        request.written = { status, contentType, json: JSON.stringify(body) }
        request.settings.validateResponse = !isSame(valid.get(keyOf(request.call)), request.written)
      }
      return right(toResponse(reply))
    },
  })
  return async (call) => {
    const operation = await operationOf(call)
    const settings = {
      ...config,
      mock: {
        dynamic: false,
        ...(call.example.status === undefined ? {} : { code: call.example.status }),
        ...(call.example.name === undefined ? {} : { exampleKey: call.example.name }),
      },
    }
    const request = toRequest(call, operation, settings)
    const outcome = await instance.request(request, [operation], settings)()
    if ('left' in outcome) throw toError(outcome.left)
    const { output, validations } = outcome.right
    const { written } = request
    if (written !== undefined && settings.validateResponse && validations.output.length === 0) {
      valid.set(keyOf(call), written)
    }
    return { ...toReply(output), json: written?.json, violations: validations.output }
  }
}

/** In all valid replies that are remembered, some hundreds: little beside what the gateway holds anyway. */
const keptCharacters = 2_000_000

function keyOf({ operationId, path, query }: PrismCall): string {
  return `${operationId} ${path} ${JSON.stringify(query)}`
}

function isSame(known: Written | undefined, { status, contentType, json }: Written): boolean {
  return known?.json === json && known.status === status && known.contentType === contentType
}

const config = {
  isProxy: true as const,
  upstream: new URL('http://in-process'),
  upstreamProxy: undefined,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  // Makes Prism pass the violations of the request to `forward`.
  errors: true,
  mock: { dynamic: false },
}

/**
 * Each operation is prepared on its first call. Prism copies every schema that an operation reaches. For the whole
 * contract this would take most of the start-up time and memory.
 */
function createLoader(document: ContractDocument): (call: PrismCall) => Promise<PrismOperation> {
  const loaded = new Map<string, Promise<PrismOperation>>()
  return (call) => {
    const known = loaded.get(call.operationId)
    if (known !== undefined) return known
    const loading = loadOperation(document, call)
    loaded.set(call.operationId, loading)
    return loading
  }
}

/**
 * Keyed by the digest of the operation's part of the contract. Prism compiles an operation's schemas at its first call
 * and never forgets them. All gateways of a process reuse them, also after a change elsewhere in the contract.
 */
const operations = new Map<string, Promise<PrismOperation>>()

async function loadOperation(document: ContractDocument, { template, method }: PrismCall): Promise<PrismOperation> {
  const excerpt = excerptOf(document, template, method)
  const digest = createHash('sha256').update(JSON.stringify(excerpt)).digest('base64')
  const known = operations.get(digest)
  if (known !== undefined) return known
  const loading = readOperation(excerpt)
  operations.set(digest, loading)
  return loading
}

async function readOperation(excerpt: ContractDocument): Promise<PrismOperation> {
  const [operation] = await getHttpOperationsFromSpec(excerpt)
  if (operation === undefined) throw new Error(`The contract has no ${Object.keys(excerpt.paths).join()}`)
  return operation.request === undefined ? operation : { ...operation, request: stated(operation.request) }
}

/**
 * The request without its empty lists of parameters. Prism parses the path's template and the path for each call of an
 * operation that has a list for them, even an empty one.
 */
function stated(request: NonNullable<PrismOperation['request']>): NonNullable<PrismOperation['request']> {
  const { path = [], query = [], headers = [], ...others } = request
  return {
    ...others,
    ...(path.length > 0 ? { path } : {}),
    ...(query.length > 0 ? { query } : {}),
    ...(headers.length > 0 ? { headers } : {}),
  }
}

function toRequest(call: PrismCall, operation: PrismOperation, settings: RoutedRequest['settings']): RoutedRequest {
  return {
    call,
    operation,
    settings,
    method: call.method as IHttpRequest['method'],
    url: { path: call.path, query: call.query },
    headers: call.headers,
    body: call.body,
  }
}

function toResponse({ status, contentType, body }: PrismReply): IHttpResponse {
  // Prism reads the type several times, which takes longest with a parameter.
  const type = contentType === jsonType ? 'application/json' : contentType
  return { statusCode: status, headers: type === undefined ? {} : { 'content-type': type }, body }
}

function toReply(output: IHttpResponse): PrismReply {
  const header = Object.entries(output.headers ?? {}).find(([name]) => name.toLowerCase() === 'content-type')
  return { status: output.statusCode, contentType: header?.[1], body: output.body }
}

/** When an operation has no matching example, the caller's request is at fault, not the gateway. */
function toError(error: Error): Error {
  return /errors#(NOT_FOUND|NO_RESPONSE_DEFINED|NOT_ACCEPTABLE)$/.test(error.name)
    ? new NoExample(error.message)
    : error
}

function left(value: Error) {
  return { _tag: 'Left' as const, left: value }
}

function right<Value extends PrismOperation | IHttpResponse>(value: Value) {
  return { _tag: 'Right' as const, right: value }
}

function quiet() {}

// Prism logs through pino with its own `success` level. The gateway has its own log.
const silentLogger = {
  fatal: quiet,
  error: quiet,
  warn: quiet,
  info: quiet,
  debug: quiet,
  trace: quiet,
  success: quiet,
  child: () => silentLogger,
} as unknown as PrismLogger
