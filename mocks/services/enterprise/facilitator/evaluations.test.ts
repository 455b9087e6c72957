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
  token = http.tokenOf('member01')
})

const path = '/enterprise/api/member/facilitator/evaluate'
const form = {
  facilitatorId: 'fa-2001',
  dockingId: 'fd-1001',
  overall: 5,
  scores: { quality: 5, speed: 5, price: 4, attitude: 5 },
  tags: ['响应快'],
  content: '现场采样很专业，报告比约定时间早一天给出。',
  anonymous: false,
}

function create(body: object, caller = token) {
  return http.envelope('POST', path, caller, body)
}

function list(query = '', caller = token) {
  return http.get<DataOf<'listFacilitatorEvaluations'>>(`${path}?size=50&${query}`, caller)
}

function shown(query = '') {
  return http.get<DataOf<'listShownFacilitatorEvaluations'>>(
    `/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001&${query}`,
  )
}

test('7.2-26 an evaluation stands among the own ones; the public sees it once it was read', async () => {
  const before = await shown()
  const { data } = await create(form)
  const { id } = data as Schema<'FacilitatorEvaluation'>
  expect((await list()).records[0]).toMatchObject({ id, direction: 'GIVEN', status: 'SUBMITTED', overall: 5 })
  expect((await list('direction=RECEIVED', http.tokenOf('provider01'))).records[0]).toMatchObject({ id })
  expect((await shown()).total).toBe(before.total)
})

test('only a docking of the own enterprise with that provider is evaluated, once', async () => {
  expect(await create({ ...form, dockingId: 'fd-1003', facilitatorId: 'fa-2002' })).toMatchObject({
    returnCode: '4030',
  })
  expect(await create({ ...form, facilitatorId: 'fa-2002' })).toMatchObject({ returnCode: '4030' })
  expect(await create({ ...form, dockingId: 'fd-0' })).toMatchObject({ returnCode: '4040' })
  expect(await create(form)).toMatchObject({ returnCode: '200' })
  expect(await create(form)).toMatchObject({ returnCode: '4090', errorMessage: '您已评价过该次对接' })
})

test('a docking over a demand that ended well can be evaluated too, one under way cannot', async () => {
  const { store, clock } = http.gateway
  const contact = { contactName: '周示例', contactTel: '13800000001' }
  const docking = {
    id: 'dk-test',
    targetType: 'DEMAND' as const,
    targetId: 'de-1016',
    targetTitle: '减速机齿轮噪声在线检测技术需求',
    title: '齿轮噪声检测方案',
    content: '可提供在线检测方案与样机试用。',
    initiatorEnId: 'en-2001',
    initiatorEnName: '江畔检测认证服务中心（示例）',
    initiatorContact: contact,
    ownerEnId: 'en-1001',
    ownerEnName: '泰兴市江畔精密传动有限公司（示例）',
    ownerContact: contact,
    status: 'NEGOTIATING' as const,
    planPrice: null,
    attachments: [],
    timeline: [],
    replyBefore: clock.day(1),
    createTime: clock.dateTime(),
    updateTime: clock.dateTime(),
  }
  store.dockings.insert(docking)
  const body = { ...form, dockingId: 'dk-test' }
  expect(await create(body)).toMatchObject({ returnCode: '4030' })
  store.dockings.update('dk-test', { status: 'FINISHED' })
  expect(await create({ ...body, facilitatorId: 'fa-2002' })).toMatchObject({ returnCode: '4030' })
  expect(await create(body, http.tokenOf('member03'))).toMatchObject({ returnCode: '4030' })
  expect(await create(body)).toMatchObject({ data: { dockingTitle: '齿轮噪声检测方案' } })
})

test('a bad score wants a reason', async () => {
  const { content: _content, ...silent } = form
  expect(await create({ ...silent, overall: 2 })).toMatchObject({
    returnCode: '3000',
    data: [{ errorMessage: '请输入评价内容', field: 'body.content' }],
  })
})

test('7.2-28 an evaluation is changed once, and within seven days', async () => {
  const change = { id: 'fe-1001', overall: 4, scores: form.scores, tags: [], anonymous: true }
  const put = (body: object, caller = token) => http.envelope('PUT', path, caller, body)
  expect(await put(change, http.tokenOf('member03'))).toMatchObject({ returnCode: '4030' })
  const { data } = await put(change)
  expect(data).toMatchObject({ overall: 4, anonymous: true, editableUntil: null })
  expect(data).not.toHaveProperty('content')
  expect(await put(change)).toMatchObject({ returnCode: '4090' })
  http.gateway.reset()
  token = http.tokenOf('member01')
  http.gateway.store.facilitatorEvaluations.update('fe-1001', { createTime: `${http.gateway.clock.day(-8)} 10:00:00` })
  expect(await put(change)).toMatchObject({ returnCode: '4090', errorMessage: '评价提交超过7天，不能再修改' })
})

test('7.2-27 a provider answers an evaluation once, and the answer is seen on its page', async () => {
  const provider = http.tokenOf('provider01')
  const { records } = await list('direction=RECEIVED&status=PUBLISHED', provider)
  const { id } = records.find(({ reply }) => reply === undefined)!
  const answer = (caller: string) => http.envelope('PUT', `${path}/reply`, caller, { id, reply: '谢谢反馈' })
  expect(await answer(token)).toMatchObject({ returnCode: '4030' })
  expect(await answer(provider)).toMatchObject({ returnCode: '200' })
  expect(await answer(provider)).toMatchObject({ returnCode: '4090' })
  const all = [...(await shown('size=50')).records]
  expect(all.find((record) => record.id === id)).toMatchObject({ reply: '谢谢反馈' })
})

test('the public sees no full name of who evaluated', async () => {
  const { records, total } = await shown('size=50')
  expect(total).toBe(36)
  for (const { enNameMasked } of records) expect(enNameMasked).toMatch(/\*{4}|^匿名企业$/)
  expect((await shown('overall=4')).records.every(({ overall }) => overall === 4)).toBe(true)
})
