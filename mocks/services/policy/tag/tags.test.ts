import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DataOf } from '#gateway/contract.ts'
import { startPolicyGateway, type PolicyGateway } from '../testPolicyGateway.ts'

const tags = '/policy/api/customer/tag'

let policy: PolicyGateway

beforeAll(async () => {
  policy = await startPolicyGateway()
})
beforeEach(() => policy.gateway.reset())
afterAll(() => policy.stop())

function send<Data>(method: string, path: string, body?: unknown) {
  const headers = { ...policy.as('u-1001'), ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  return policy.ask<Data>(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
}

async function subscribed(): Promise<string[]> {
  const { data } = await send<DataOf<'listMySubscribedTags'>>('GET', `${tags}/mySubscribe`)
  return data.tags.map(({ tagId }) => tagId)
}

test('7.3-13 7.3-15 a tag is subscribed and given up again', async () => {
  expect(await send('POST', `${tags}/add`, { tagId: 't-101' })).toMatchObject({ data: { subscribed: true } })
  expect(await send('POST', `${tags}/add`, { tagId: 't-101' })).toMatchObject({ returnCode: '4090' })
  expect(await subscribed()).toEqual(['t-101'])
  expect(await send('DELETE', `${tags}/delete?tagId=t-101`)).toMatchObject({ returnCode: '200' })
  expect(await send('DELETE', `${tags}/delete?tagId=t-101`)).toMatchObject({ returnCode: '4040' })
})

test('7.3-14 7.3-16 several tags are added at once and all given up at once', async () => {
  await send('POST', `${tags}/add/batch`, { tagIds: ['t-101', 't-102'] })
  await send('POST', `${tags}/add/batch`, { tagIds: ['t-102', 't-103'] })
  expect(await subscribed()).toEqual(['t-101', 't-102', 't-103'])
  await send('DELETE', `${tags}/deleteAll`)
  expect(await subscribed()).toEqual([])
})

test('thirty tags are the limit', async () => {
  const ids = policy.store.policyTags.all().map(({ id }) => id)
  expect(await send('POST', `${tags}/add/batch`, { tagIds: ids.slice(0, 30) })).toMatchObject({ returnCode: '200' })
  expect(await send('POST', `${tags}/add`, { tagId: ids[30] })).toMatchObject({ returnCode: '4008' })
})

test('7.3-18 saving a subscription keeps the reminders that are not mentioned', async () => {
  await send('POST', `${tags}/subscribe`, { tagIds: ['t-101'], frequency: 'DAILY' })
  const { data } = await send<DataOf<'subscribeTags'>>('POST', `${tags}/subscribe`, { tagIds: ['t-102'] })
  expect(data).toMatchObject({ frequency: 'DAILY', quietStart: '22:00', tags: [{ tagId: 't-102' }] })
  expect(await send('POST', `${tags}/subscribe`, { tagIds: ['t-999'] })).toMatchObject({ returnCode: '3000' })
})

test('7.3-20 the subscribed policies carry a subscribed tag', async () => {
  const list = (body: object) =>
    send<DataOf<'listSubscribedPolicies'>>('POST', '/policy/api/customer/policy/subscription/list?size=50', body)
  expect((await list({})).data.total).toBe(0)
  await send('POST', `${tags}/add`, { tagId: 't-101' })
  const { records } = (await list({})).data
  expect(records.length).toBeGreaterThan(1)
  for (const { listTag } of records) expect(listTag.map(({ tagId }) => tagId)).toContain('t-101')
})

test('7.3-06 the top tags begin with the subscribed ones', async () => {
  await send('POST', `${tags}/add`, { tagId: 't-124' })
  const { data } = await send<DataOf<'getTopTags'>>('GET', `${tags}/getTags`)
  expect(data[0]).toMatchObject({ tagId: 't-124', policyCount: 0, subscribed: true })
})

test('tags are proposed from what the profile says first, with the reason, and not once they are subscribed to', async () => {
  const { data } = await send<DataOf<'listProposedTags'>>('GET', `${tags}/propose`)
  expect(data[0]).toMatchObject({ tagName: '高企', reason: '企业信息中有“高新技术企业”' })
  expect(data.at(-1)?.reason).toMatch(/^较匹配的政策中有 \d+ 条$/)
  await send('POST', `${tags}/add/batch`, { tagIds: data.map(({ tagId }) => tagId) })
  const { data: others } = await send<DataOf<'listProposedTags'>>('GET', `${tags}/propose`)
  expect(others.filter(({ tagId }) => data.some((tag) => tag.tagId === tagId))).toEqual([])
  const stranger = await policy.ask<DataOf<'listProposedTags'>>(`${tags}/propose`, { headers: policy.as('u-1002') })
  expect(stranger.data).toEqual([])
})

test('the digest tells of the subscribed policies of its period, and of deadlines within the reminders', async () => {
  const preview = async () => (await send<DataOf<'previewDigest'>>('GET', `${tags}/digest`)).data
  expect(await preview()).toMatchObject({ title: '惠企政策每周汇总', newTotal: 0, endingTotal: 0 })
  const tagIds = policy.store.policyTags.all().map(({ id }) => id)
  await send('POST', `${tags}/subscribe`, { tagIds: tagIds.slice(0, 30), deadlineRemind: [7], quietEnd: '07:30' })
  const digest = await preview()
  expect(digest.sendTime?.slice(11)).toBe('07:30:00')
  expect(digest.sendTime?.slice(0, 10).localeCompare(policy.clock.today())).toBe(1)
  expect(digest.newPolicies.filter(({ publishTime }) => publishTime < digest.since)).toEqual([])
  expect(digest.endingPolicies.length).toBeGreaterThan(0)
  expect(digest.endingPolicies.filter(({ remainDays = 8 }) => remainDays > 7)).toEqual([])
  await send('POST', `${tags}/subscribe`, { tagIds: [], frequency: 'REALTIME' })
  expect(await preview()).not.toHaveProperty('sendTime')
})
