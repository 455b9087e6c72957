import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DataOf } from '#gateway/contract.ts'
import { startTestGateway, type TestOverHttp } from '#mocks/testing/testOverHttp.ts'

let http: TestOverHttp

beforeAll(async () => {
  http = await startTestGateway()
})
afterAll(() => http.close())
beforeEach(() => http.gateway.reset())

const root = '/supanddem/api'
const sign = (body: object, token?: string) => http.envelope('POST', `${root}/ua/customer/event/sign`, token, body)
const mySigns = (token: string) => http.get<DataOf<'listMyEventSigns'>>(`${root}/customer/event/myList`, token)
const event = (id: string, token?: string) =>
  http.get<DataOf<'getEventDetail'>>(`${root}/ua/customer/event/detail?id=${id}`, token)

const visitor = {
  name: '吴示例',
  mobile: '13800000021',
  attendCount: 1,
  enName: '泰兴市新芽软件有限公司（示例）',
  agree: true,
}
const seat = [{ key: 'seat', values: ['需要'] }]

test('7.4 a visitor signs up once, and the place is counted', async () => {
  const before = (await event('ev-1001')).signedCount
  const body = { ...visitor, eventId: 'ev-1001', extra: seat }
  expect(await sign(body)).toMatchObject({ data: { status: 'PASS' } })
  expect(await sign(body)).toMatchObject({ returnCode: '4090', errorMessage: '您已报名' })
  expect((await event('ev-1001')).signedCount).toBe(before + 1)
})

test('what the organiser asks for besides has to be answered', async () => {
  const refused = await sign({ ...visitor, eventId: 'ev-1001', extra: [] })
  expect(refused).toMatchObject({ returnCode: '3000', data: [{ errorMessage: '请填写是否需要停车位' }] })
})

test.for([
  ['ev-1004', '报名尚未开始'],
  ['ev-1005', '报名已截止'],
  ['ev-1008', '活动已取消'],
] as const)('%s: %s', async ([eventId, errorMessage]) => {
  expect(await sign({ ...visitor, eventId, extra: [] })).toMatchObject({ returnCode: '4090', errorMessage })
})

test('who finds no place waits, and moves up when somebody leaves', async () => {
  const token = http.tokenOf('member01')
  http.gateway.store.events.update('ev-1001', { quota: 46 })
  expect(await sign({ ...visitor, eventId: 'ev-1001', extra: seat })).toMatchObject({ data: { status: 'WAITLIST' } })
  const [mine] = (await mySigns(token)).records
  expect(mine).toMatchObject({ signId: 'es-1001', status: 'PASS', cancellable: true })
  const cancel = (by: string) => http.envelope('PUT', `${root}/customer/event/sign/cancel?signId=es-1001`, by)
  expect(await cancel(http.tokenOf('member03'))).toMatchObject({ returnCode: '4030' })
  expect(await cancel(token)).toMatchObject({ data: { status: 'CANCELLED' } })
  expect(await cancel(token)).toMatchObject({ returnCode: '4090' })
  const waiting = http.gateway.store.eventSigns.find(({ mobile }) => mobile === visitor.mobile)
  expect(waiting?.status).toBe('PASS')
  expect((await event('ev-1001')).signedCount).toBe(45)
})

test('a sign-up comes with a calendar file that can be downloaded', async () => {
  const [mine] = (await mySigns(http.tokenOf('member01'))).records
  const reply = await fetch(http.origin + String(mine?.icsUrl))
  expect(await reply.text()).toContain('SUMMARY:惠企政策进园区：加计扣除专场')
})
