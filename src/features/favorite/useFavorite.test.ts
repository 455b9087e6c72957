import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { GatewayClient } from '#gateway/client.ts'
import type { DataOf } from '#gateway/contract.ts'
import { GatewayError } from '#gateway/error.ts'
import { bindGateway } from '#gateway/query.ts'
import { favoriteMutation } from './useFavorite.ts'
import { isFavoriteQuery, standingOf, withPolicyFavorite } from './favoriteStanding.ts'
import { keepFavorite, type FavoriteTarget } from './favoriteTarget.ts'

// Only the part of a policy that a favourite changes.
const policy = { id: 'p-1001', favorited: false, stats: { favoriteCount: 96 } } as unknown as DataOf<'getPolicyDetail'>
const target = { type: 'POLICY', id: 'p-1001' } as const

function start(perform: GatewayClient['perform'], of: FavoriteTarget = target, shown: unknown = policy) {
  const queryClient = new QueryClient()
  bindGateway(queryClient, { perform, environment: {} } as GatewayClient)
  const key = standingOf(of).queryKey
  queryClient.setQueryData(key, shown)
  const observer = new MutationObserver(queryClient, favoriteMutation(queryClient, of))
  return { observer, queryClient, shown: () => queryClient.getQueryData<typeof policy>(key) }
}

const refusedBy = (operationId: string, returnCode: string) => new GatewayError('business', { operationId, returnCode })

test('a favourite shows at once, before the gateway has answered', async () => {
  const reply = Promise.withResolvers<unknown>()
  const { observer, shown } = start(() => reply.promise)
  const done = observer.mutate(true)
  await vi.waitFor(() => expect(shown()?.favorited).toBe(true))
  expect(shown()?.stats.favoriteCount).toBe(97)
  reply.resolve(null)
  await done
  expect(shown()?.favorited).toBe(true)
})

test('a refused favourite is reverted', async () => {
  const refusal = new GatewayError('server', { operationId: 'addPolicyFavorite', status: 500 })
  const { observer, shown } = start(() => Promise.reject(refusal))
  await expect(observer.mutate(true)).rejects.toBe(refusal)
  expect(shown()?.favorited).toBe(false)
  expect(shown()?.stats.favoriteCount).toBe(96)
})

test('something that is already a favourite stays one', async () => {
  const { observer, shown } = start(() => Promise.reject(refusedBy('addPolicyFavorite', '4090')))
  await observer.mutate(true)
  expect(shown()?.favorited).toBe(true)
})

test('a favourite that another tab has removed counts as removed', async () => {
  const { observer, shown } = start(() => Promise.reject(refusedBy('deletePolicyFavorite', '4040')))
  await observer.mutate(false)
  expect(shown()?.favorited).toBe(false)
})

test('removing a favourite lowers the count, never below zero', () => {
  const favorite = { ...policy, favorited: true, stats: { ...policy.stats, favoriteCount: 0 } }
  expect(withPolicyFavorite(favorite, false)).toMatchObject({ favorited: false, stats: { favoriteCount: 0 } })
  expect(withPolicyFavorite(policy, false)).toBe(policy)
})

test('a demand itself says that it is a favourite; for a provider that is fetched, and reverted on a refusal', async () => {
  const demand = start(
    () => Promise.resolve({}),
    { type: 'DEMAND', id: 'de-1' },
    { favorited: false, favoriteCount: 3 },
  )
  await demand.observer.mutate(true)
  expect(demand.shown()).toEqual({ favorited: true, favoriteCount: 4 })

  const facilitator = { type: 'PROVIDER', id: 'fa-1' } as const
  const refusal = new GatewayError('server', { operationId: 'addFacilitatorFavorite', status: 500 })
  const { observer, queryClient } = start(() => Promise.reject(refusal), facilitator, false)
  await expect(observer.mutate(true)).rejects.toBe(refusal)
  expect(queryClient.getQueryData(isFavoriteQuery(facilitator).queryKey)).toBe(false)
})

test('each type is added and removed by its own calls', async () => {
  const called: string[] = []
  const gateway = {
    perform: (id: string) => Promise.resolve(called.push(id)),
    environment: {},
  } as unknown as GatewayClient
  const types = ['POLICY', 'DEMAND', 'RESOURCE', 'PROVIDER', 'ATTRACT', 'NEWS', 'HOUSE', 'LAND', 'OFFICE'] as const
  for (const favorited of [true, false]) {
    for (const type of types) await keepFavorite(gateway, { type, id: 'x-1' }, favorited)
  }
  expect([...new Set(called)]).toEqual([
    'addPolicyFavorite',
    'favoriteDemand',
    'favoriteResource',
    'addFacilitatorFavorite',
    'addContentFavorite',
    'addInvestmentFavorite',
    'deletePolicyFavorite',
    'deleteFacilitatorFavorite',
    'deleteContentFavorite',
    'deleteInvestmentFavorite',
  ])
})
