import type { OperationId } from '#gateway/generated/operations.ts'
import type { ContractOperation } from '#compiler/document.ts'
import {
  BusinessFailure,
  ForbiddenFailure,
  NotFoundFailure,
  UnauthorizedFailure,
  type BinaryReply,
  type FieldError,
  type HandlerContext,
  type Handlers,
} from './handler.ts'
import { httpError, jsonType, notFoundMessage, unauthorizedMessage } from '../http/reply.ts'
import type { PrismReply } from '../prism/prism.ts'

/** A handler's answer: the reply to validate, and for a binary reply the bytes to send instead of its body. */
export interface StateReply extends PrismReply {
  binary?: BinaryReply
}

/**
 * Calls the operation's handler and puts its result or failure into the envelope. Returns undefined when there is no
 * handler.
 */
export async function invokeHandler(
  handlers: Handlers,
  operation: ContractOperation,
  context: HandlerContext<OperationId>,
): Promise<StateReply | undefined> {
  // The context was built for the operation that names the handler, so the two types match.
  const handler = handlers[operation.operationId as OperationId] as
    | ((context: HandlerContext<OperationId>) => unknown)
    | undefined
  if (handler === undefined) return undefined
  try {
    return success(operation, await handler(context))
  } catch (error) {
    if (error instanceof BusinessFailure) return businessFailure(error)
    if (error instanceof UnauthorizedFailure) return failure(401, unauthorizedMessage)
    if (error instanceof ForbiddenFailure) return forbidden
    if (error instanceof NotFoundFailure) return failure(404, notFoundMessage)
    throw error
  }
}

const forbidden: StateReply = {
  status: 403,
  contentType: jsonType,
  body: { returnCode: '4030', errorMessage: '无权访问该数据' },
}

function success(operation: ContractOperation, result: unknown): StateReply {
  if (isBinary(result)) {
    const body = Buffer.from(result.bytes).toString('latin1')
    return { status: 200, contentType: result.contentType, body, binary: result }
  }
  const [mediaType = ''] = Object.keys(operation.responses['200']?.content ?? {})
  if (mediaType === 'application/json') return envelope({ returnCode: '200', data: result })
  return { status: 200, contentType: `${mediaType}; charset=utf-8`, body: result }
}

function isBinary(result: unknown): result is BinaryReply {
  return typeof result === 'object' && result !== null && 'bytes' in result && result.bytes instanceof Uint8Array
}

function businessFailure({ returnCode, message, items, retryAfter }: BusinessFailure): StateReply {
  if (items !== undefined) return fieldErrors(items)
  return envelope({ returnCode, errorMessage: message, ...(retryAfter === undefined ? {} : { retryAfter }) })
}

const fieldsMessage = '填写的内容有误，请逐项检查'

/** One message per field (§8). */
function fieldErrors(items: readonly FieldError[]): StateReply {
  return envelope({ returnCode: '3000', errorMessage: fieldsMessage, data: items })
}

/** Refuses a request that breaks the contract. An operation without a JSON reply can only answer with an HTTP error. */
export function refusal(operation: ContractOperation, items: readonly FieldError[]): StateReply {
  if (operation.responses['200']?.content?.['application/json'] !== undefined) return fieldErrors(items)
  const message = items.map((item) => item.errorMessage).join('；') || notFoundMessage
  return failure(operation.responses['400'] === undefined ? 404 : 400, message.slice(0, 500))
}

function envelope(body: unknown): StateReply {
  return { status: 200, contentType: jsonType, body }
}

function failure(status: number, errorMessage: string): StateReply {
  return { status, contentType: jsonType, body: httpError(status, errorMessage) }
}
