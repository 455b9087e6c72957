import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { GatewayClient } from '../../../gateway/client.ts'
import { GatewayError } from '../../../gateway/error.ts'
import { bindGateway } from '../../../gateway/query.ts'
import { policyDetail } from '../detail/policyDetail.testdata.ts'
import { policyDetailQuery } from '../detail/policyDetailQuery.ts'
import { favoriteMutation, withFavorite } from './favoriteMutation.ts'

const { queryKey } = policyDetailQuery(policyDetail.id)

function start(perform: GatewayClient['perform']) {
  const queryClient = new QueryClient()
  bindGateway(queryClient, { perform } as GatewayClient)
  queryClient.setQueryData(queryKey, { ...policyDetail, favorited: false })
  const observer = new MutationObserver(queryClient, favoriteMutation(queryClient, policyDetail.id))
  return { observer, shown: () => queryClient.getQueryData(queryKey) }
}

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

test('a refused favourite is taken back', async () => {
  const refusal = new GatewayError('server', { operationId: 'addPolicyFavorite', status: 500 })
  const { observer, shown } = start(() => Promise.reject(refusal))
  await expect(observer.mutate(true)).rejects.toBe(refusal)
  expect(shown()?.favorited).toBe(false)
  expect(shown()?.stats.favoriteCount).toBe(96)
})

test('a policy that already is a favourite stays one', async () => {
  const { observer, shown } = start(() =>
    Promise.reject(new GatewayError('business', { operationId: 'addPolicyFavorite', returnCode: '4090' })),
  )
  await observer.mutate(true)
  expect(shown()?.favorited).toBe(true)
})

test('a favourite that another tab has removed is removed', async () => {
  const { observer, shown } = start(() =>
    Promise.reject(new GatewayError('business', { operationId: 'deletePolicyFavorite', returnCode: '4040' })),
  )
  await observer.mutate(false)
  expect(shown()?.favorited).toBe(false)
})

test('giving a favourite up lowers the count, never below zero', () => {
  const favorite = { ...policyDetail, favorited: true, stats: { ...policyDetail.stats, favoriteCount: 0 } }
  expect(withFavorite(favorite, false)).toMatchObject({ favorited: false, stats: { favoriteCount: 0 } })
  expect(withFavorite(policyDetail, false)).toBe(policyDetail)
})
