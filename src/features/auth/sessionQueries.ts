import { queryOptions } from '@tanstack/react-query'
import { call } from '#gateway/call.ts'
import { fetchLoginState } from '#gateway/loginState.ts'
import { gatewayOf, gatewayQuery, keyOf } from '#gateway/query.ts'
import { storeFirstEnterprise } from './currentEnterprise.ts'

/** In ms. The signed-in user changes with a login and not with time; refetched when the user comes back much later. */
const staleTime = 5 * 60_000

/** The current user, also stored in the session (§3.5); null for a visitor. */
export const currentUserQuery = queryOptions({
  queryKey: keyOf('getCurrentUser'),
  queryFn: async ({ client }) => (await fetchLoginState(gatewayOf(client))) ?? null,
  staleTime,
})

/** The user's enterprises; the first becomes the current one if none is set (§4). */
export const myEnterprisesQuery = queryOptions({
  queryKey: keyOf('listMyEnterprises'),
  queryFn: async ({ client, signal }) => {
    const gateway = gatewayOf(client)
    const enterprises = await call(gateway, 'listMyEnterprises', {}, { signal })
    storeFirstEnterprise(gateway.environment.session, enterprises)
    return enterprises
  },
  staleTime,
})

/** The card of a facilitator; requested only when faStatus is PASS (§4). */
export function facilitatorCardQuery(enId: string) {
  return queryOptions({ ...gatewayQuery('getFacilitatorCard', { path: { id: enId } }, { message: true }), staleTime })
}
