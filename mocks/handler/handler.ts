import type { BodyOf, DataOf, PathOf, QueryOf } from '#gateway/contract.ts'
import type { OperationId, operations } from '#gateway/generated/operations.ts'
import type { Clock } from '../time/clock.ts'
import type { RawQuery } from '../contract/parameters.ts'
import type { Store } from '../store/store.ts'
import type { UserRow } from '../services/uaa/account/accountRows.ts'

/** A file of a multipart request. */
export interface UploadedPart {
  name: string
  type: string
  bytes: Uint8Array
}

/** What the gateway offers to handlers. */
export interface GatewayServices {
  /** Lifetime of an access token, in seconds. */
  readonly tokenLifetimeSeconds: number
  /** A new record id, `prefix-1`, `prefix-2`… The sequence is the same after every reset. */
  newId(prefix: string): string
  /** A new opaque token. The sequence is the same after every reset. */
  newToken(): string
  /** Adds an SMS to the outbox and prints it on the console. The caller states the code's lifetime in seconds. */
  sendSms(message: { tel: string; type: string; code: string; lifetimeSeconds: number; isUnproven?: boolean }): void
}

export interface HandlerContext<Id extends OperationId> {
  /** Validated and decoded. */
  path: PathOf<Id>
  /** Validated, coerced, trimmed, with the contract's defaults filled in. */
  query: QueryOf<Id>
  /** The query as the caller sent it, decoded and trimmed. A signature covers this, without defaults. */
  rawQuery: RawQuery
  /** Validated and trimmed. In a multipart body, a file's field holds its file name. The file itself is in `files`. */
  body: BodyOf<Id>
  files: Readonly<Record<string, UploadedPart>>
  /** Keyed by lower-case name. */
  headers: Readonly<Record<string, string | undefined>>
  /**
   * From the bearer token, where the contract says that the operation reads it. Always present on member operations:
   * use `member(context)`.
   */
  user: Readonly<UserRow> | undefined
  store: Store
  clock: Clock
  gateway: GatewayServices
}

/** The success envelope's `data`, the text of an HTML operation, or the bytes of a binary operation. */
export type HandlerReply<Id extends OperationId> = (typeof operations)[Id]['reply'] extends 'binary'
  ? BinaryReply
  : DataOf<Id>

export type Handler<Id extends OperationId> = (
  context: HandlerContext<Id>,
) => HandlerReply<Id> | Promise<HandlerReply<Id>>

/** Handlers by operationId. Operations without a handler are answered from the contract's examples. */
export type Handlers = { [Id in OperationId]?: Handler<Id> }

/** Thrown by a handler: becomes `{ returnCode, errorMessage }` or `{ returnCode, data }` with HTTP 200 (§8). */
export class BusinessFailure extends Error {
  readonly returnCode: string
  readonly items: readonly FieldError[] | undefined
  /** Seconds after which the caller may try again. */
  readonly retryAfter: number | undefined

  constructor(
    returnCode: string,
    errorMessage: string,
    more: { items?: readonly FieldError[]; retryAfter?: number } = {},
  ) {
    super(errorMessage)
    this.name = 'BusinessFailure'
    this.returnCode = returnCode
    this.items = more.items
    this.retryAfter = more.retryAfter
  }
}

/** Thrown by a handler: becomes the 401 envelope. For a token that is no longer valid, such as a used refresh token. */
export class UnauthorizedFailure extends Error {
  override name = 'UnauthorizedFailure'
}

/** Thrown by a handler: becomes the 404 envelope. For binary replies, which cannot carry a business error. */
export class NotFoundFailure extends Error {
  override name = 'NotFoundFailure'
}

/** Thrown by a handler: becomes a 403 with code 4030. For binary replies, which cannot carry a business error. */
export class ForbiddenFailure extends Error {
  override name = 'ForbiddenFailure'
}

export interface FieldError {
  errorMessage: string
  /** The place in the request, such as `body.tel`. */
  field?: string
}

/** Ends the handler with a business error. The contract's FailureCode lists the codes. */
export function fail(returnCode: string, errorMessage: string): never {
  throw new BusinessFailure(returnCode, errorMessage)
}

/** Ends the handler with returnCode 4005: too many attempts, try again after this many seconds. */
export function failFor(retryAfter: number, errorMessage: string): never {
  throw new BusinessFailure('4005', errorMessage, { retryAfter })
}

/** Ends the handler with returnCode 3000 and one message per item (§8). */
export function failFields(items: readonly FieldError[]): never {
  throw new BusinessFailure('3000', '', { items })
}

/** The member who calls. Throws the 401 envelope when nobody is logged in. */
export function member(context: { user: Readonly<UserRow> | undefined }): Readonly<UserRow> {
  if (context.user === undefined) throw new UnauthorizedFailure('Nobody is signed in')
  return context.user
}

export interface BinaryReply {
  bytes: Uint8Array
  contentType: string
  /** Sent as an attachment with this name. By default sent inline. */
  fileName?: string
}

export function binary(bytes: Uint8Array, contentType: string, fileName?: string): BinaryReply {
  return fileName === undefined ? { bytes, contentType } : { bytes, contentType, fileName }
}
