import type { OperationId, operations as operationsTable } from './generated/operations.ts'
import type { components, operations as Operations } from './generated/types.ts'

export type { OperationId }

/** A schema of the contract by its name, e.g. `Schema<'CurrentUser'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

type None = Record<string, never>

type Given<Part> = [NonNullable<Part>] extends [never] ? None : NonNullable<Part>

/** Path parameters of an operation; empty when it has none. */
export type PathOf<Id extends OperationId> = Given<Operations[Id]['parameters']['path']>

/** Query parameters of an operation; empty when it has none. */
export type QueryOf<Id extends OperationId> = Given<Operations[Id]['parameters']['query']>

type ContentOf<Message> = Message extends { content: infer Content } ? Content[keyof Content] : never

type RequestBody<Id extends OperationId> = ContentOf<NonNullable<Operations[Id]['requestBody']>>

/** Request body of an operation, JSON or multipart fields; `undefined` when it takes none. */
export type BodyOf<Id extends OperationId> = [RequestBody<Id>] extends [never] ? undefined : RequestBody<Id>

type OkReply<Id extends OperationId> = ContentOf<Operations[Id]['responses'][200]>

type Envelope<Id extends OperationId> = Extract<OkReply<Id>, { data: unknown }>

/** The result of a successful reply: the envelope's `data`, or the text of an HTML reply. Binary replies are a Blob. */
export type DataOf<Id extends OperationId> = (typeof operationsTable)[Id]['reply'] extends 'binary'
  ? Blob
  : [Envelope<Id>] extends [never]
    ? OkReply<Id>
    : Envelope<Id> extends { data: infer Data }
      ? Data
      : never
