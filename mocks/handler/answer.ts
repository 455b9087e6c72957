import type { OperationId } from '#gateway/generated/operations.ts'
import type { ContractDocument, ContractOperation } from '#compiler/document.ts'
import { createBodyCleaner } from '../request/cleanBody.ts'
import { ParameterReader } from '../contract/parameters.ts'
import { explainDisorder, explainViolations, type Violation } from '../contract/violations.ts'
import { asEvents, usualPieceMs, wantsEvents } from '../http/eventStream.ts'
import type { HandlerContext, Handlers } from './handler.ts'
import { flatHeaders, headersForPrism } from '../http/headers.ts'
import { HttpProblem, httpError, jsonReply, unauthorizedMessage, type Reply } from '../http/reply.ts'
import type { Exchange } from '../http/server.ts'
import { invokeHandler, refusal, type StateReply } from './invoke.ts'
import type { Overrides } from '../faults/overrides.ts'
import type { Faults } from '../faults/faults.ts'
import { parsePrefer, type WantedExample } from '../gateway/prefer.ts'
import { NoExample, type Prism, type PrismAnswer } from '../prism/prism.ts'
import { readRequestBody, type RequestBody } from '../request/requestBody.ts'
import { exampleOf, overriddenReply, provoke, wait } from './effects.ts'
import { findSentinel } from '../faults/sentinels.ts'
import type { MockState } from '../gateway/state.ts'
import { toWire } from '../gateway/wire.ts'

/** A reply of the mock that broke the contract, or a handler that failed. */
export interface Drift {
  operationId: string
  violation: string
}

export interface AnswerParts {
  document: ContractDocument
  prism: Prism
  handlers: Handlers
  state: MockState
  overrides: Overrides
  faults: Faults
  onDrift: (drift: Drift) => void
}

export type AnswerOperation = (
  operation: ContractOperation,
  path: Record<string, string>,
  exchange: Exchange,
) => Promise<Reply>

/** Answers a routed request: overrides and sentinels first, then state, then the contract's examples. */
export function createAnswer(parts: AnswerParts): AnswerOperation {
  const { document, state, overrides, faults } = parts
  const reader = new ParameterReader(document)
  const cleanBody = createBodyCleaner(document)
  return async (operation, path, exchange) => {
    const { request, query, left } = exchange
    const override = overrides.take(operation.operationId)
    await wait(state.settings.latencyMs + (override?.delayMs ?? 0), left)
    const overridden = override === undefined ? undefined : overriddenReply(override)
    if (overridden !== undefined) return overridden
    const fault = faults.next(state.settings.faultRate)
    const failed = fault === undefined ? undefined : await provoke(fault, left)
    if (failed !== undefined) return failed
    const headers = flatHeaders(request.headers)
    const { authorization } = headers
    const user = operation.readsToken ? state.userOf(authorization) : undefined
    // Not answered as for a visitor: the caller would not learn that the token has to be renewed.
    const isRefused = operation.member || (operation.readsToken && authorization !== undefined)
    if (isRefused && user === undefined) {
      throw new HttpProblem(401, unauthorizedMessage, { 'www-authenticate': 'Bearer' })
    }
    const sent = await readRequestBody(operation, request, reader)
    cleanBody(operation, sent.body)
    const effect = findSentinel(query, sent.body)
    const provoked = effect === undefined ? undefined : await provoke(effect, left)
    if (provoked !== undefined) return provoked
    const wanted = parsePrefer(headers['prefer']) ?? (effect === undefined ? undefined : exampleOf(effect, operation))
    const context = (): HandlerContext<OperationId> => ({
      // Prism has validated these against the same operation, and the types are generated from it.
      path: reader.path(operation, path) as HandlerContext<OperationId>['path'],
      query: reader.query(operation, query),
      rawQuery: query,
      body: sent.body as HandlerContext<OperationId>['body'],
      files: sent.files,
      headers,
      user,
      store: state.store,
      clock: state.clock,
      gateway: state.services,
    })
    const reply = await validated(parts, { reader, operation, exchange, headers, sent, wanted, context })
    if (!wantsEvents(operation, request.headers.accept)) return reply
    const cutAfter = effect?.kind === 'cutPieces' ? effect.after : override?.cutAfter
    return asEvents(reply, { pieceMs: override?.pieceMs ?? usualPieceMs, cutAfter, left })
  }
}

interface Prepared {
  reader: ParameterReader
  operation: ContractOperation
  exchange: Exchange
  headers: Record<string, string>
  sent: RequestBody
  wanted: WantedExample | undefined
  context: () => HandlerContext<OperationId>
}

/** Lets Prism validate the request and the reply around the handler. */
async function validated(parts: AnswerParts, prepared: Prepared): Promise<Reply> {
  const { document, handlers } = parts
  const { reader, operation, exchange, headers, sent, wanted, context } = prepared
  let fromState: StateReply | undefined
  let answer: PrismAnswer
  try {
    answer = await parts.prism({
      operationId: operation.operationId,
      method: operation.method.toLowerCase(),
      template: operation.path,
      path: exchange.path,
      query: reader.strict(operation, exchange.query),
      headers: headersForPrism(headers, sent.body),
      body: sent.body,
      example: wanted ?? { status: undefined, name: undefined },
      answer: async (violations: readonly Violation[]) => {
        const errors = violations.filter((violation) => violation.severity === 0)
        if (errors.length > 0) fromState = refusal(operation, explainViolations(document, operation, errors))
        else if (wanted === undefined) {
          const asked = context()
          const disorder = explainDisorder(document, operation, asked.query)
          fromState =
            disorder.length > 0 ? refusal(operation, disorder) : await invokeHandler(handlers, operation, asked)
        }
        return fromState
      },
    })
  } catch (error) {
    if (error instanceof NoExample) throw new HttpProblem(400, '契约中没有 Prefer 所要的示例')
    return drifted(
      parts,
      operation,
      `it failed: ${error instanceof Error ? (error.stack ?? error.message) : 'unknown'}`,
    )
  }
  if (answer.violations.length > 0) {
    const reasons = answer.violations.map((violation) => violation.message)
    return drifted(parts, operation, [...new Set(reasons)].join('; '))
  }
  return toWire(answer, fromState?.binary)
}

/** A reply that breaks the contract becomes an error reply, and is recorded so that a test fails on it. */
function drifted(parts: AnswerParts, { operationId }: ContractOperation, violation: string): Reply {
  parts.onDrift({ operationId, violation })
  return jsonReply(500, httpError(500, `契约偏差 ${operationId}：${violation}`.slice(0, 500)))
}
