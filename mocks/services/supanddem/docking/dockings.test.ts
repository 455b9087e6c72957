import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DataOf } from '#gateway/contract.ts'
import { startTestGateway, type TestOverHttp } from '#mocks/testing/testOverHttp.ts'

let http: TestOverHttp
let owner: string
let initiator: string

beforeAll(async () => {
  http = await startTestGateway()
})
afterAll(() => http.close())
beforeEach(() => {
  http.gateway.reset()
  owner = http.tokenOf('member03')
  initiator = http.tokenOf('member01')
})

const root = '/supanddem/api/customer/demand/docking'
const show = '/supanddem/api/ua/show/demand/detail?id=de-1019'

const form = {
  demandId: 'de-1019',
  enId: 'en-1001',
  title: '干燥窑控制系统改造',
  content: '以湿度与温度分区控制改造干燥窑，含传感器与控制柜，可先做一台样机。',
  contactName: '周示例',
  contactTel: '13800000001',
  agree: true,
}
const submit = (body: object = form, token = initiator) => http.envelope('POST', `${root}/save`, token, body)
const change = (id: string, body: object, token: string) =>
  http.envelope('PUT', `${root}/updateStatus`, token, { id, ...body })
const detail = (id: string, token: string) => http.get<DataOf<'getDemandDocking'>>(`${root}/detail?id=${id}`, token)

async function begun(): Promise<string> {
  const { data } = await submit()
  return (data as { id: string }).id
}

const count = (token: string) => http.get<DataOf<'countUnreadMessages'>>('/message/api/msg/count', token)

test('7.5 the contacts stay masked and the owner unnamed until the docking is accepted', async () => {
  const id = await begun()
  const before = await detail(id, initiator)
  expect(before).toMatchObject({
    ownerEnName: '某乐器制造企业',
    contactMasked: { contactTel: expect.stringContaining('****') as string },
  })
  expect(before).not.toHaveProperty('contact')
  expect(before).not.toHaveProperty('ownerEnId')
  expect(await change(id, { action: 'ACCEPT' }, owner)).toMatchObject({ data: { status: 'ACCEPTED' } })
  expect(await detail(id, initiator)).toMatchObject({ ownerEnId: 'en-1003', contact: { contactTel: '13800000001' } })
  expect(await http.get(show, initiator)).toMatchObject({
    status: 'DOCKING',
    myDocking: { id, status: 'ACCEPTED' },
    contact: {},
  })
  expect(await http.get(show)).not.toHaveProperty('contact')
})

test('the owner hears of a request and the initiator of the answer', async () => {
  const [before, after] = [await count(owner), await count(initiator)]
  const id = await begun()
  expect((await count(owner)).byType.DOCKING).toBe(before.byType.DOCKING + 1)
  await change(id, { action: 'REJECT', rejectReason: '与现有产线不兼容' }, owner)
  expect((await count(initiator)).byType.DOCKING).toBe(after.byType.DOCKING + 1)
})

test('one asks once, not for what is one’s own, and not in a foreign name', async () => {
  await begun()
  expect(await submit()).toMatchObject({ returnCode: '4090', errorMessage: '您已提交过对接申请，请勿重复提交' })
  const own = await submit({ ...form, demandId: 'de-1016' })
  expect(own).toMatchObject({ returnCode: '4090', errorMessage: '不能对接自己发布的信息' })
  expect(await submit({ ...form, enId: 'en-2001' })).toMatchObject({ returnCode: '4030' })
  expect(await submit({ ...form, demandId: 'de-1023' })).toMatchObject({ returnCode: '4040' })
})

test('only a party sees a docking, and each may do only what is its turn', async () => {
  const id = await begun()
  const stranger = http.tokenOf('provider01')
  expect(await http.envelope('GET', `${root}/detail?id=${id}`, stranger)).toMatchObject({ returnCode: '4030' })
  expect(await change(id, { action: 'ACCEPT' }, initiator)).toMatchObject({ returnCode: '4090' })
  expect(await change(id, { action: 'REJECT' }, owner)).toMatchObject({
    returnCode: '3000',
    data: [{ field: 'body.rejectReason' }],
  })
  expect(await change(id, { action: 'CANCEL' }, initiator)).toMatchObject({
    data: { status: 'CANCELLED', actions: [] },
  })
  expect(await change(id, { action: 'ACCEPT' }, owner)).toMatchObject({ returnCode: '4090' })
})

test('a deal is proposed by one and confirmed by the other, then evaluated once by who asked for help', async () => {
  const id = await begun()
  const deal = { action: 'FINISH', result: 'DEAL' }
  await change(id, { action: 'ACCEPT' }, owner)
  await change(id, { action: 'START', meetTime: http.gateway.clock.dateTime() }, initiator)
  const proposed = await change(id, { ...deal, contractAmount: 36 }, initiator)
  expect(proposed).toMatchObject({ data: { status: 'NEGOTIATING', dealProposal: { role: 'INITIATOR' } } })
  expect(await change(id, deal, initiator)).toMatchObject({ returnCode: '4090' })
  expect(await change(id, deal, owner)).toMatchObject({ data: { status: 'FINISHED', actions: ['EVALUATE'] } })
  const ended = { contractAmount: 36, result: 'DEAL', evaluateBefore: http.gateway.clock.day(30) }
  expect(await detail(id, owner)).toMatchObject(ended)
  const opinion = {
    dockingId: id,
    overall: 2,
    scores: { quality: 2, speed: 2, price: 2, attitude: 2 },
    tags: [],
    anonymous: true,
  }
  const evaluate = (body: object, token: string) =>
    http.envelope('PUT', '/supanddem/api/customer/demand/docking/demandEvaluate', token, body)
  expect(await evaluate(opinion, owner)).toMatchObject({ returnCode: '3000', data: [{ field: 'body.content' }] })
  const full = { ...opinion, content: '交付比约定晚了两周，调试也不及时。' }
  expect(await evaluate(full, initiator)).toMatchObject({ returnCode: '4090' })
  expect(await evaluate(full, owner)).toMatchObject({ data: { status: 'SUBMITTED' } })
  expect(await evaluate(full, owner)).toMatchObject({ data: { editableUntil: null } })
  expect(await evaluate(full, owner)).toMatchObject({ returnCode: '4090' })
})

test('a request that nobody answers in ten working days has ended, and both parties are told', async () => {
  const id = await begun()
  const { settings, tables } = http.gateway.snapshot()
  http.gateway.restore({ settings: { ...settings, today: http.gateway.clock.day(17) }, tables })
  const [later] = [http.tokenOf('member01')]
  const ended = await detail(id, later)
  expect(ended.status).toBe('EXPIRED')
  expect(ended.timeline.at(-1)).toMatchObject({ actor: 'SYSTEM', action: 'EXPIRE' })
  for (const party of ['member01', 'member03']) {
    const query = 'type=DOCKING&read=false&current=1&size=10'
    const { records } = await http.get<DataOf<'listMessages'>>(`/message/api/msg/list?${query}`, http.tokenOf(party))
    expect(records).toContainEqual(
      expect.objectContaining({ bizType: 'DOCKING', bizId: id, link: `/qw/personal/demand/docking?id=${id}` }),
    )
  }
})
