import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DataOf } from '#gateway/contract.ts'
import { startTestGateway, type TestOverHttp } from '../testing/testOverHttp.ts'

let http: TestOverHttp
let token: string

beforeAll(async () => {
  http = await startTestGateway()
})
afterAll(() => http.close())

beforeEach(() => {
  http.gateway.reset()
  token = http.tokenOf('member01')
})

function countUnread(caller = token) {
  return http.get<DataOf<'countUnreadMessages'>>('/message/api/msg/count', caller)
}

function list(query = '', caller = token) {
  return http.get<DataOf<'listMessages'>>(`/message/api/msg/list?${query}`, caller)
}

function read(id: string, caller = token) {
  return http.envelope('POST', `/message/api/msg/read?id=${id}`, caller)
}

test('7.1-30 the unread number is the sum of the types, and each member has an own one', async () => {
  const { total, byType } = await countUnread()
  expect(total).toBe(5)
  expect(byType).toMatchObject({ POLICY: 2, REMIND: 1, DOCKING: 1, ACTIVITY: 1, SYSTEM: 0 })
  expect(Object.values(byType).reduce((sum, count) => sum + count)).toBe(total)
  expect((await countUnread(http.tokenOf('member02'))).total).toBe(0)
  expect((await countUnread(http.tokenOf('member03'))).total).toBe(120)
})

test('7.4-09 messages come newest first and can be told apart by type and by read', async () => {
  const { records, total } = await list()
  const times = records.map(({ createTime }) => createTime)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(total).toBe(12)
  expect((await list('read=false')).total).toBe(5)
  expect((await list('read=true')).total).toBe(7)
  const policy = await list('type=POLICY')
  expect(policy.records.map(({ type }) => type)).toEqual(['POLICY', 'POLICY'])
})

test('7.4-10 a message that was read is unread no more; reading it again changes nothing', async () => {
  const { records } = await list('read=false')
  const { id } = records[0]!
  expect(await read(id)).toMatchObject({ returnCode: '200', data: null })
  expect(await read(id)).toMatchObject({ returnCode: '200' })
  expect((await countUnread()).total).toBe(4)
  expect((await list('read=false')).records.map((record) => record.id)).not.toContain(id)
})

test('all messages can be read at once, only those of the caller', async () => {
  expect(await read('all')).toMatchObject({ returnCode: '200' })
  expect((await countUnread()).total).toBe(0)
  expect((await countUnread(http.tokenOf('provider01'))).total).toBe(1)
})

test("another member's message cannot be read, nor one that is not there", async () => {
  const { records } = await list('read=false')
  expect(await read(records[0]!.id, http.tokenOf('member02'))).toMatchObject({ returnCode: '4040' })
  expect(await read('m-0')).toMatchObject({ returnCode: '4040' })
  expect((await countUnread()).total).toBe(5)
})

test('deleted messages are gone, also from the unread number; those of others stay', async () => {
  const { records } = await list('read=false')
  const ids = records.slice(0, 2).map(({ id }) => id)
  const remove = (caller = token) => http.envelope('DELETE', `/message/api/msg/delete?ids=${ids.join(',')}`, caller)
  expect(await remove(http.tokenOf('member02'))).toMatchObject({ returnCode: '4040' })
  expect(await remove()).toMatchObject({ returnCode: '200' })
  expect((await countUnread()).total).toBe(3)
  expect((await list()).total).toBe(10)
  expect(await remove()).toMatchObject({ returnCode: '4040' })
})

test('7.4-12 every message leads to its page, without being read by that', async () => {
  for (const loginName of ['member01', 'provider01']) {
    const caller = http.tokenOf(loginName)
    for (const { id, link, title } of (await list('size=50', caller)).records) {
      const { data } = await http.envelope('POST', `/message/api/msg/transform?id=${id}`, caller)
      const target = data as DataOf<'transformMessage'>
      expect({ title, link: target.link }).toEqual({ title, link: link ?? null })
    }
  }
  expect((await countUnread()).total).toBe(5)
})

test('a message about what is gone says so instead of leading there', async () => {
  const { records } = await list('type=POLICY')
  const message = records.find(({ bizId }) => bizId === 'p-1001')!
  http.gateway.store.policies.update('p-1001', { offShelf: true })
  const transform = (caller: string) => http.envelope('POST', `/message/api/msg/transform?id=${message.id}`, caller)
  expect(await transform(token)).toMatchObject({ data: { link: null, reason: '内容已下架或删除' } })
  expect(await transform(http.tokenOf('member02'))).toMatchObject({ returnCode: '4040' })
})

test.for(['/message/api/msg/count', '/message/api/msg/list'])('%s is for members only', async (path) => {
  expect(await http.envelope('GET', path)).toMatchObject({ status: 401 })
})
