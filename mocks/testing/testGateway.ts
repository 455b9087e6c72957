import type { BodyOf, PathOf, QueryOf } from '#gateway/contract.ts'
import type { OperationId } from '#gateway/generated/operations.ts'
import type { HandlerContext, HandlerReply, UploadedPart } from '../handler/handler.ts'
import { handlers } from '../handler/handlers.ts'
import { seedStore } from '../seeds/seed.ts'
import { MockState } from '../gateway/state.ts'

interface TestInput<Id extends OperationId> {
  path?: PathOf<Id>
  query?: QueryOf<Id>
  body?: BodyOf<Id>
  headers?: Record<string, string>
  files?: Record<string, UploadedPart>
  /** The access token of the member who calls. */
  token?: string
}

/** For unit tests: the seeded state, and handlers called directly, without HTTP and validation. */
export function createTestGateway() {
  const state = new MockState({ seed: seedStore, settings: {}, onSms: () => {} })

  async function call<Id extends OperationId>(id: Id, input: TestInput<Id> = {}): Promise<HandlerReply<Id>> {
    const handler = handlers[id]
    if (handler === undefined) throw new Error(`${id} has no handler`)
    const authorization = input.token === undefined ? undefined : `Bearer ${input.token}`
    const context = {
      path: input.path ?? {},
      query: input.query ?? {},
      rawQuery: input.query ?? {},
      body: input.body,
      files: input.files ?? {},
      headers: { ...input.headers, authorization },
      user: state.userOf(authorization),
      store: state.store,
      clock: state.clock,
      gateway: state.services,
    }
    // A test passes the parts that its operation has. The gateway would have refused a request without them.
    return handler(context as unknown as HandlerContext<Id>)
  }

  return { state, store: state.store, call }
}

export type TestGateway = ReturnType<typeof createTestGateway>
