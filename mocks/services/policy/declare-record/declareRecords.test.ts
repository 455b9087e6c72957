import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DataOf, Schema } from '#gateway/contract.ts'
import { declareStatusWords } from '#gateway/generated/words/DeclareStatus.ts'
import { startPolicyGateway, type PolicyGateway } from '../testPolicyGateway.ts'

const root = '/policy/api/customer/declare'

let policy: PolicyGateway

beforeAll(async () => {
  policy = await startPolicyGateway()
})
beforeEach(() => policy.gateway.reset())
afterAll(() => policy.stop())

const list = async (query = '', userId = 'u-1001') =>
  (await policy.ask<DataOf<'listDeclareRecords'>>(`${root}/list?size=50${query}`, { headers: policy.as(userId) })).data

const detail = async (id: string) =>
  (await policy.ask<DataOf<'getDeclareRecord'>>(`${root}/detail?id=${id}`, { headers: policy.as('u-1001') })).data

function send(method: 'POST' | 'PUT', path: string, body: object, userId = 'u-1001') {
  const headers = { ...policy.as(userId), 'content-type': 'application/json' }
  return policy.ask<Schema<'DeclareRecordState'>>(root + path, { method, headers, body: JSON.stringify(body) })
}

const change = (body: object, userId?: string) => send('PUT', '/updateStatus', body, userId)

/** Through the control API, because the department is not part of the contract. */
async function control(method: 'POST' | 'PUT', path: string, body: object): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${policy.origin}/__mock${path}`, { method, headers, body: JSON.stringify(body) })
  return reply.ok
}

/** Whether there was something to decide. */
const decide = (id: string, pass: boolean, remark?: string) => control('POST', '/audit', { id, pass, remark })

test('one application of every state is there, the latest first, for its enterprise alone', async () => {
  const { records } = await list()
  expect(new Set(records.map(({ status }) => status))).toEqual(new Set(Object.keys(declareStatusWords)))
  expect(records.map(({ updateTime }) => updateTime)).toEqual(
    records
      .map(({ updateTime }) => updateTime)
      .toSorted()
      .toReversed(),
  )
  expect((await list('', 'u-1003')).total).toBe(0)
})

test('kind, stage and title narrow the list', async () => {
  expect((await list('&kind=NO_APPLY')).records.every(({ kind }) => kind === 'NO_APPLY')).toBe(true)
  expect((await list('&stage=TODO')).records.map(({ id }) => id)).toEqual(['dr-1002', 'dr-1003'])
  expect((await list('&keyword=%E7%BB%BF%E8%89%B2')).records.map(({ id }) => id)).toEqual(['dr-1005'])
})

test('what is offered without an application is confirmed once, publicised, approved and paid', async () => {
  expect((await change({ id: 'dr-1002', action: 'CONFIRM' })).data).toEqual({
    id: 'dr-1002',
    status: 'CONFIRMED',
    actions: [],
  })
  expect(await change({ id: 'dr-1002', action: 'DECLINE' })).toMatchObject({ returnCode: '4090' })
  const after = await detail('dr-1002')
  expect(after.dueDate).toBeUndefined()
  expect(after.remark).toBeUndefined()
  for (const status of ['PUBLICITY', 'APPROVED', 'PAID']) {
    await decide('dr-1002', true)
    expect((await detail('dr-1002')).status).toBe(status)
  }
  expect(await decide('dr-1002', true)).toBe(false)
})

test('what is not confirmed in time has lapsed', async () => {
  const { dueDate = '' } = await detail('dr-1002')
  await control('PUT', '/settings', { today: dueDate })
  expect((await detail('dr-1002')).status).toBe('MATCHED')
  await control('PUT', '/settings', { today: policy.clock.day(1) })
  const late = await detail('dr-1002')
  expect([late.status, late.actions]).toEqual(['LAPSED', []])
  expect(await change({ id: 'dr-1002', action: 'CONFIRM' })).toMatchObject({ returnCode: '4090' })
})

test('an application that lacks something comes back with a reason and a day, and its enterprise is told', async () => {
  expect(await decide('dr-1014', false, '示例')).toBe(false)
  expect(await decide('dr-1001', false, '请补充设备发票')).toBe(true)
  const back = await detail('dr-1001')
  expect(back).toMatchObject({ status: 'RETURNED', remark: '请补充设备发票', actions: ['WITHDRAW'] })
  expect(back.dueDate).toBe(policy.clock.day(14))
  const [told] = policy.store.messages
    .by('userId', 'u-1001')
    .filter(({ bizId }) => bizId === 'dr-1001')
    .toReversed()
  expect(told).toMatchObject({
    type: 'DECLARE',
    title: '申报进度：待补正',
    link: '/qw/personal/declaration?id=dr-1001',
  })
  expect((await change({ id: 'dr-1001', action: 'WITHDRAW' })).data.status).toBe('WITHDRAWN')
})

test('what was handed in elsewhere is entered once, kept up to date by its enterprise, and deleted', async () => {
  const form = { declarationId: 'd-1116-1', enId: 'en-1001', submitDate: policy.clock.day(-3), receiptNo: '示例 1 号' }
  const { data: state } = await send('POST', '/save', form)
  expect(state).toMatchObject({ status: 'SUBMITTED', actions: ['REPORT', 'DELETE'] })
  expect(await send('POST', '/save', form)).toMatchObject({ errorMessage: '该企业已有这个批次的申报记录' })
  const { id } = state
  expect(await change({ id, action: 'REPORT' })).toMatchObject({
    returnCode: '3000',
    data: [{ field: 'body.reported', errorMessage: '请选择目前进度' }],
  })
  await change({ id, action: 'REPORT', reported: 'PUBLICITY', amount: 12.5, remark: '公示第一天' })
  const told = await detail(id)
  expect(told).toMatchObject({ source: 'SELF', status: 'PUBLICITY', amount: 12.5, remark: '公示第一天' })
  expect(told.timeline.map(({ status }) => status)).toEqual(['SUBMITTED', 'PUBLICITY'])
  expect(await decide(id, true)).toBe(false)
  const remove = (which: string) =>
    policy.ask(`${root}/delete?id=${which}`, { method: 'DELETE', headers: policy.as('u-1001') })
  expect(await remove('dr-1001')).toMatchObject({ returnCode: '4090' })
  expect(await remove(id)).toMatchObject({ returnCode: '200' })
  expect(await remove(id)).toMatchObject({ returnCode: '4040' })
})

test('a batch that has not begun, a day to come and another enterprise are refused', async () => {
  const form = { declarationId: 'd-1006-1', enId: 'en-1001', submitDate: policy.clock.today() }
  expect(await send('POST', '/save', form)).toMatchObject({ errorMessage: '该批次尚未开始申报' })
  const open = { ...form, declarationId: 'd-1116-1' }
  expect(await send('POST', '/save', { ...open, submitDate: policy.clock.day(1) })).toMatchObject({
    data: [{ field: 'body.submitDate' }],
  })
  expect(await send('POST', '/save', open, 'u-1003')).toMatchObject({ returnCode: '4030' })
  expect(await change({ id: 'dr-1002', action: 'CONFIRM' }, 'u-1003')).toMatchObject({ returnCode: '4030' })
})
