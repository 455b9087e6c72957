import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DataOf } from '#gateway/contract.ts'
import { startPolicyGateway, type PolicyGateway } from '../testPolicyGateway.ts'

const favorites = '/policy/api/customer/policy/favorite'

let policy: PolicyGateway

beforeAll(async () => {
  policy = await startPolicyGateway()
})
beforeEach(() => policy.gateway.reset())
afterAll(() => policy.stop())

function change(method: 'POST' | 'DELETE', id: string, userId = 'u-1001') {
  return policy.ask(`${favorites}/${id}`, { method, headers: policy.as(userId) })
}

async function listed(userId = 'u-1001', query = ''): Promise<DataOf<'listPolicyFavorites'>> {
  const { data } = await policy.ask<DataOf<'listPolicyFavorites'>>(`${favorites}/list${query}`, {
    headers: policy.as(userId),
  })
  return data
}

async function detail(id: string, headers: Record<string, string> = {}) {
  return (await policy.ask<DataOf<'getPolicyDetail'>>(`/policy/api/ua/policy/detail?id=${id}`, { headers })).data
}

test('7.3-10 7.3-12 a policy that is added is listed, the newest first, for its member alone', async () => {
  await change('POST', 'p-1001')
  await change('POST', 'p-1002')
  const { records, total } = await listed()
  expect([total, records.map(({ targetId }) => targetId)]).toEqual([2, ['p-1002', 'p-1001']])
  expect((await listed('u-1002')).total).toBe(0)
})

test('7.3-11 a policy that is removed is gone', async () => {
  await change('POST', 'p-1001')
  expect(await change('DELETE', 'p-1001')).toMatchObject({ returnCode: '200' })
  expect((await listed()).total).toBe(0)
})

test('adding twice, removing what is not there and adding what does not exist are refused', async () => {
  await change('POST', 'p-1001')
  expect(await change('POST', 'p-1001')).toMatchObject({ returnCode: '4090', errorMessage: '您已收藏该政策' })
  expect(await change('DELETE', 'p-1002')).toMatchObject({ returnCode: '4040' })
  expect(await change('POST', 'p-9999')).toMatchObject({ returnCode: '4040' })
  expect((await listed()).total).toBe(1)
})

test('favourites need a member', async () => {
  const reply = await fetch(`${policy.origin}${favorites}/p-1001`, { method: 'POST' })
  expect(reply.status).toBe(401)
})

test('detail, search and counter know of the favourite; a visitor is told nothing', async () => {
  const before = await detail('p-1001', policy.as('u-1001'))
  expect(before.favorited).toBe(false)
  await change('POST', 'p-1001')
  const after = await detail('p-1001', policy.as('u-1001'))
  expect([after.favorited, after.stats.favoriteCount]).toEqual([true, before.stats.favoriteCount + 1])
  const found = await policy.search<DataOf<'searchPolicies'>>({ keyword: '智能化改造' }, {}, policy.as('u-1001'))
  expect(found.data.records[0]?.favorited).toBe(true)
  expect(await detail('p-1001')).not.toHaveProperty('favorited')
})

test('a replaced policy and one that was taken off the shelf are marked invalid', async () => {
  const { records } = await listed('u-1003')
  expect(records.map(({ invalid }) => invalid)).toEqual([false, true, true])
})

test('the list is filtered by title and paged', async () => {
  for (const id of ['p-1001', 'p-1002', 'p-1003']) await change('POST', id)
  expect((await listed('u-1001', `?keyword=${encodeURIComponent('高新')}`)).total).toBe(1)
  const page = await listed('u-1001', '?size=2&current=2')
  expect([page.records.length, page.total, page.pages]).toEqual([1, 3, 2])
})
