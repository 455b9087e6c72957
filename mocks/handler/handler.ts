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

/** What a handler may ask of the gateway itself. */
export interface GatewayServices {
  /** Life of an access token, in seconds. */
  readonly tokenLifetimeSeconds: number
  /** A new record id, `prefix-1`, `prefix-2`…; the same sequence after every reset. */
  newId(prefix: string): string
  /** A new opaque token; the same sequence after every reset. */
  newToken(): string
  /** Puts an SMS into the outbox and shows it in the console. Codes live as long as the caller says, in seconds. */
  sendSms(message: { tel: string; type: string; code: string; lifetimeSeconds: number }): void
}

export interface HandlerContext<Id extends OperationId> {
  /** Validated and decoded. */
  path: PathOf<Id>
  /** Validated, coerced, trimmed, with the contract's defaults filled in. */
  query: QueryOf<Id>
  /** The query as the caller sent it, decoded and trimmed; a signature covers this and not the defaults. */
  rawQuery: RawQuery
  /** Validated and trimmed. In a multipart body a file's field holds its file name; the file itself is in `files`. */
  body: BodyOf<Id>
  files: Readonly<Record<string, UploadedPart>>
  /** By lower-case name. */
  headers: Readonly<Record<string, string | undefined>>
  /** From the bearer token, where the contract says that it is read. Always there on a member operation: use `member(context)`. */
  user: Readonly<UserRow> | undefined
  store: Store
  clock: Clock
  gateway: GatewayServices
}

/** The success envelope's `data`; the text of an HTML operation; bytes of a binary operation. */
export type HandlerReply<Id extends OperationId> = (typeof operations)[Id]['reply'] extends 'binary'
  ? BinaryReply
  : DataOf<Id>

export type Handler<Id extends OperationId> = (
  context: HandlerContext<Id>,
) => HandlerReply<Id> | Promise<HandlerReply<Id>>

/** Handlers by operationId; an operation without one is answered from the contract's examples. */
export type Handlers = { [Id in OperationId]?: Handler<Id> }

/** Thrown by a handler: becomes `{ returnCode, errorMessage }` or `{ returnCode, data }` with HTTP 200 (§8). */
export class BusinessFailure extends Error {
  readonly returnCode: string
  readonly items: readonly FieldError[] | undefined
  /** After how many seconds the caller may try again. */
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

/** Thrown by a handler: becomes the 401 envelope. For a token that is no longer good, such as a used refresh token. */
export class UnauthorizedFailure extends Error {
  override name = 'UnauthorizedFailure'
}

/** Thrown by a handler: becomes the 404 envelope. For a binary reply, which has no room for a business error. */
export class NotFoundFailure extends Error {
  override name = 'NotFoundFailure'
}

/** Thrown by a handler: becomes a 403 with the code 4030. For a binary reply, which has no room for a business error. */
export class ForbiddenFailure extends Error {
  override name = 'ForbiddenFailure'
}

export interface FieldError {
  errorMessage: string
  /** Where in the request, e.g. `body.tel`. */
  field?: string
}

/** Ends the handler with a business error; the codes are listed in the contract's FailureCode. */
export function fail(returnCode: string, errorMessage: string): never {
  throw new BusinessFailure(returnCode, errorMessage)
}

/** Ends the handler with returnCode 4005: too often, until so many seconds have passed. */
export function failFor(retryAfter: number, errorMessage: string): never {
  throw new BusinessFailure('4005', errorMessage, { retryAfter })
}

/** Ends the handler with returnCode 3000 and one message per item (§8). */
export function failFields(items: readonly FieldError[]): never {
  throw new BusinessFailure('3000', '', { items })
}

/** The member who calls. Throws the 401 envelope when nobody is signed in. */
export function member(context: { user: Readonly<UserRow> | undefined }): Readonly<UserRow> {
  if (context.user === undefined) throw new UnauthorizedFailure('Nobody is signed in')
  return context.user
}

export interface BinaryReply {
  bytes: Uint8Array
  contentType: string
  /** Sent as an attachment of that name; inline when absent. */
  fileName?: string
}

export function binary(bytes: Uint8Array, contentType: string, fileName?: string): BinaryReply {
  return fileName === undefined ? { bytes, contentType } : { bytes, contentType, fileName }
}
