import { mutationOptions, notifyManager, queryOptions, type QueryClient } from '@tanstack/react-query'
import { call, type CallOptions, type Input } from './call.ts'
import type { GatewayClient } from './client.ts'
import type { DataOf } from './contract.ts'
import type { GatewayError } from './error.ts'
import type { OperationId } from './generated/operations.ts'
import { trimStrings } from './trim.ts'

const gateways = new WeakMap<QueryClient, GatewayClient>()

/** Ties a gateway client to a query client: one pair per browser tab, one per request on the server. */
export function bindGateway(queryClient: QueryClient, gateway: GatewayClient): void {
  gateways.set(queryClient, gateway)
}

/** The gateway client of a query client; in a component: `gatewayOf(useQueryClient())`. */
export function gatewayOf(queryClient: QueryClient): GatewayClient {
  const gateway = gateways.get(queryClient)
  if (gateway === undefined) throw new Error('bindGateway has not been called for this query client')
  return gateway
}

interface QueryOptions extends Pick<CallOptions, 'timeout'> {
  /** For queries whose failure no part of the page shows: all failures, or those selected, are shown in a message. */
  message?: boolean | ((error: GatewayError) => boolean)
}

/**
 * Query options of a read. The key is the operation and its trimmed input, so that ' a ' and 'a' are one query.
 * Failures are shown where the answer would be, and not retried: the user decides.
 */
export function gatewayQuery<Id extends OperationId>(
  id: Id,
  input: Input<Id>,
  { message = false, timeout }: QueryOptions = {},
) {
  const silent = typeof message === 'boolean' ? !message : (error: GatewayError) => !message(error)
  return queryOptions({
    queryKey: [id, trimStrings(input)] as const,
    queryFn: ({ client, signal }): Promise<DataOf<Id>> =>
      call(gatewayOf(client), id, input, { silent, timeout, signal }),
    retry: false,
  })
}

/**
 * The key of a query that combines several calls, under the operation whose answer it holds. `invalidate` finds it by
 * that operation.
 */
export function keyOf<Id extends OperationId, const Rest extends readonly unknown[]>(id: Id, ...rest: Rest) {
  return [id, ...rest] as const
}

/**
 * Marks the replies of these operations as outdated by a write, and refetches those on the page at once. Resolves when
 * the page shows them. `generated/changes.ts` lists what each write changes according to the contract.
 */
export async function invalidate(queryClient: QueryClient, ...ids: OperationId[]): Promise<void> {
  await Promise.all(ids.map((id) => queryClient.invalidateQueries({ queryKey: [id] })))
  // Components are told of new data a moment after it has arrived.
  await new Promise<void>((resolve) => notifyManager.schedule(resolve))
}

/** Mutation options of a write; the variables are the operation's input. */
export function gatewayMutation<Id extends OperationId>(
  id: Id,
  options: Pick<CallOptions, 'silent' | 'timeout' | 'trim'> = {},
) {
  return mutationOptions({
    mutationKey: [id] as const,
    mutationFn: (input: Input<Id>, { client }): Promise<DataOf<Id>> => call(gatewayOf(client), id, input, options),
  })
}
