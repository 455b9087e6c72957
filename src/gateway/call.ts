import type { GatewayClient, PerformOptions } from './client.ts'
import type { BodyOf, DataOf, PathOf, QueryOf } from './contract.ts'
import type { RequestParts } from './exchange.ts'
import type { OperationId } from './generated/operations.ts'
import type { operations as Operations } from './generated/types.ts'
import { trimStrings } from './trim.ts'

type OptionalMayBeUndefined<Fields> = {
  [Name in keyof Fields]: Partial<Pick<Fields, Name>> extends Pick<Fields, Name>
    ? Fields[Name] | undefined
    : Fields[Name]
}

/** `{ name: Fields }`; nothing when the operation has no such part, optional when every field is. */
type Part<Name extends string, Fields> = string extends keyof Fields
  ? unknown
  : Partial<Fields> extends Fields
    ? { [Key in Name]?: OptionalMayBeUndefined<Fields> | undefined }
    : { [Key in Name]: OptionalMayBeUndefined<Fields> }

type TakesForm<Id extends OperationId> =
  NonNullable<Operations[Id]['requestBody']> extends { content: { 'multipart/form-data': unknown } } ? true : false

type BodyPart<Id extends OperationId> = [BodyOf<Id>] extends [undefined]
  ? unknown
  : TakesForm<Id> extends true
    ? { body: FormData }
    : { body: BodyOf<Id> }

/** The input of an operation: exactly the parts it has. */
export type Input<Id extends OperationId> = Part<'path', PathOf<Id>> & Part<'query', QueryOf<Id>> & BodyPart<Id>

export interface CallOptions extends PerformOptions {
  /** Aborts the call; it then rejects with the signal's reason and shows nothing. */
  signal?: AbortSignal | undefined
  /** In milliseconds; 20 s when left out. */
  timeout?: number | undefined
  /** Strings are trimmed of surrounding whitespace (§5); false sends them as they are. */
  trim?: boolean | undefined
}

/**
 * Calls an operation of the contract. Returns the envelope's data, an HTML reply's text or a binary reply's Blob.
 * Throws a GatewayError, after showing its messages unless the call is silent.
 */
export async function call<Id extends OperationId>(
  gateway: GatewayClient,
  id: Id,
  input: Input<Id>,
  { signal, timeout, trim = true, silent }: CallOptions = {},
): Promise<DataOf<Id>> {
  // Input<Id> has only these parts, which the compiler cannot see while Id is open.
  const given = input as RequestParts
  const parts = trim ? trimStrings(given) : given
  const ask = (until: AbortSignal | undefined) =>
    gateway.perform(id, (accessToken) => gateway.exchange(id, parts, { accessToken, signal: until, timeout }), {
      silent,
    })
  const { keep } = gateway.environment
  // The first caller may abort, but others wait for the same reply.
  const data = await (keep === undefined ? ask(signal) : keep(id, parts, () => ask(undefined)))
  return data as DataOf<Id>
}

/** `call` bound to one gateway. */
export type CallOf = <Id extends OperationId>(id: Id, input: Input<Id>, options?: CallOptions) => Promise<DataOf<Id>>

/** Binds `call` to this gateway, with default options that a call may override. */
export function callOf(gateway: GatewayClient, always: CallOptions): CallOf {
  return (id, input, options) => call(gateway, id, input, { ...always, ...options })
}
