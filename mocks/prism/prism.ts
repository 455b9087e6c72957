import { createHash } from 'node:crypto'
import { createInstance, getHttpOperationsFromSpec, type IHttpRequest, type IHttpResponse } from '@stoplight/prism-http'
import type { ContractDocument } from '#compiler/document.ts'
import { excerptOf } from '../contract/excerpt.ts'
import type { Violation } from '../contract/violations.ts'

type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number]
type PrismLogger = Parameters<typeof createInstance>[1]['logger']

/** A reply as Prism validates it: a JSON value, or text; bytes are given as one character a byte. */
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
  /** Which of the contract's examples is wanted when the reply is mocked. */
  example: { status: number | undefined; name: string | undefined }
  /** Answers from state, knowing what is wrong with the request; undefined leaves the answer to the contract's examples. */
  answer: (violations: readonly Violation[]) => Promise<PrismReply | undefined>
}

export interface PrismAnswer extends PrismReply {
  /** What is wrong with the reply, by the contract. */
  violations: readonly Violation[]
}

/** Thrown when the contract has no such example, or no example at all. */
export class NoExample extends Error {
  override name = 'NoExample'
}

export type Prism = (call: PrismCall) => Promise<PrismAnswer>

/** The name by which Prism's proxy knows that it has to mock the reply itself. */
const notImplemented = 'https://stoplight.io/prism/errors#UPSTREAM_NOT_IMPLEMENTED'

interface RoutedRequest extends IHttpRequest {
  call: PrismCall
  operation: PrismOperation
}

/** Prism's core around our own routing and answers: it validates both ways and mocks what nobody answers. */
export function createPrism(document: ContractDocument): Prism {
  const operationOf = createLoader(document)
  const instance = createInstance(baseConfig(), {
    logger: silentLogger,
    route: ({ input }) => right((input as RoutedRequest).operation),
    forward: (input) => () => async () => {
      const { call } = input.data as RoutedRequest
      const reply = await call.answer(input.validations)
      if (reply === undefined) return left(Object.assign(new Error('Mocked'), { name: notImplemented }))
      return right(toResponse(reply))
    },
  })
  return async (call) => {
    const operation = await operationOf(call)
    const outcome = await instance.request(toRequest(call, operation), [operation], {
      ...baseConfig(),
      mock: {
        dynamic: false,
        ...(call.example.status === undefined ? {} : { code: call.example.status }),
        ...(call.example.name === undefined ? {} : { exampleKey: call.example.name }),
      },
    })()
    if ('left' in outcome) throw toError(outcome.left)
    const { output, validations } = outcome.right
    return { ...toReply(output), violations: validations.output }
  }
}

function baseConfig() {
  return {
    isProxy: true as const,
    upstream: new URL('http://in-process'),
    upstreamProxy: undefined,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    // Makes Prism hand the violations of the request to `forward`.
    errors: true,
    mock: { dynamic: false },
  }
}

/**
 * Each operation is read on its first call: Prism copies every schema that an operation reaches, which for the whole
 * contract would take longer than everything else at the start, and most of the memory.
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
 * By the digest of what the contract says of it. Prism compiles an operation's schemas at its first call and never forgets
 * them, so gateways of one process, and a contract that has changed elsewhere, go on with what was compiled before.
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
  return operation
}

function toRequest(call: PrismCall, operation: PrismOperation): RoutedRequest {
  return {
    call,
    operation,
    method: call.method as IHttpRequest['method'],
    url: { path: call.path, query: call.query },
    headers: call.headers,
    body: call.body,
  }
}

function toResponse(reply: PrismReply): IHttpResponse {
  return {
    statusCode: reply.status,
    headers: reply.contentType === undefined ? {} : { 'content-type': reply.contentType },
    body: reply.body,
  }
}

function toReply(output: IHttpResponse): PrismReply {
  const header = Object.entries(output.headers ?? {}).find(([name]) => name.toLowerCase() === 'content-type')
  return { status: output.statusCode, contentType: header?.[1], body: output.body }
}

/** An operation without a fitting example is a wrong wish of the caller, not a failure of the gateway. */
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

// Prism logs through pino and a `success` level of its own; the gateway keeps its own log.
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
