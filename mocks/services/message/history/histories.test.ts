import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DataOf, Schema } from '#gateway/contract.ts'
import { startTestGateway, type TestOverHttp } from '#mocks/testing/testOverHttp.ts'

let http: TestOverHttp
let token: string

beforeAll(async () => {
  http = await startTestGateway()
})
afterAll(() => http.close())
beforeEach(() => {
  http.gateway.reset()
  token = http.tokenOf('member02')
})

const path = '/message/api/history'

function list(query = '', caller = token) {
  return http.get<DataOf<'listHistory'>>(`${path}/list?size=50&${query}`, caller)
}

function visit(targetType: Schema<'HistoryTarget'>, targetId: string, title = '标题') {
  return http.envelope('POST', `${path}/save`, token, { targetType, targetId, title })
}

test('7.4-11 visits are kept once each, the latest first, with the way back', async () => {
  await visit('POLICY', 'p-1001', '第一次')
  await visit('NEWS', 'n-1002')
  await visit('POLICY', 'p-1001', '第二次')
  expect((await list()).records).toMatchObject([
    { targetType: 'POLICY', targetId: 'p-1001', title: '第二次', link: '/policy/info/p-1001', invalid: false },
    { targetType: 'NEWS', targetId: 'n-1002' },
  ])
  expect((await list('targetType=NEWS')).total).toBe(1)
})

test('a link of the history opens in the portal, and what is gone is marked', async () => {
  const { records } = await list('', http.tokenOf('member01'))
  expect(records.length).toBeGreaterThan(10)
  expect(records.find(({ targetId }) => targetId === 'at-1016')).toMatchObject({ invalid: true })
  expect(records.filter(({ invalid }) => invalid)).toHaveLength(1)
  expect(records.map(({ viewTime }) => viewTime)).toEqual(
    records
      .map(({ viewTime }) => viewTime)
      .toSorted()
      .toReversed(),
  )
})

test('no more than 200 visits are kept, and none longer than 90 days', async () => {
  for (let number = 1; number <= 203; number++) await visit('POLICY', `p-${number}`)
  const { total, records } = await list()
  expect(total).toBe(200)
  expect(records[0]?.targetId).toBe('p-203')
  const { store, clock } = http.gateway
  for (const { id } of store.histories.by('userId', 'u-1002').slice(0, 50)) {
    store.histories.update(id, { viewTime: `${clock.day(-91)} 08:00:00` })
  }
  expect((await list()).total).toBe(150)
})

test('a member who switched it off leaves no trace, and keeps what was there', async () => {
  await visit('POLICY', 'p-1001')
  const setting = (enabled: boolean) => http.envelope('PUT', `${path}/setting`, token, { enabled })
  expect(await setting(false)).toMatchObject({ data: { enabled: false, keepDays: 90, maxCount: 200 } })
  expect(await http.get(`${path}/setting`, token)).toMatchObject({ enabled: false })
  expect(await visit('POLICY', 'p-1002')).toMatchObject({ returnCode: '200' })
  expect((await list()).records.map(({ targetId }) => targetId)).toEqual(['p-1001'])
  await setting(true)
  await visit('POLICY', 'p-1002')
  expect((await list()).total).toBe(2)
})

test('visits are deleted one by one or all at once, only the own ones', async () => {
  await visit('POLICY', 'p-1001')
  await visit('POLICY', 'p-1002')
  const [latest] = (await list()).records
  expect(await http.envelope('DELETE', `${path}/delete?ids=${latest!.id},hi-seed-1`, token)).toMatchObject({
    returnCode: '200',
  })
  expect(await http.envelope('DELETE', `${path}/delete?ids=hi-seed-1`, token)).toMatchObject({ returnCode: '4040' })
  expect((await list()).records.map(({ targetId }) => targetId)).toEqual(['p-1001'])
  expect(await http.envelope('DELETE', `${path}/deleteAll`, token)).toMatchObject({ returnCode: '200' })
  expect(await http.envelope('DELETE', `${path}/deleteAll`, token)).toMatchObject({ returnCode: '200' })
  expect((await list()).total).toBe(0)
  expect((await list('', http.tokenOf('member01'))).total).toBeGreaterThan(0)
})
