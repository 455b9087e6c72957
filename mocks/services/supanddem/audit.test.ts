import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DataOf } from '#gateway/contract.ts'
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

const root = '/supanddem/api/customer/demand'

const demand = (title: string) => ({
  submit: true,
  enId: 'en-1001',
  title,
  demandType: 'SERVICE',
  categoryId: 'dc-51',
  industryCode: '34',
  description: '车间需要一次完整的环境影响复核，并给出整改建议与费用测算。',
  budgetType: 'NEGOTIABLE',
  cooperationMode: ['CONSULT'],
  deadline: http.gateway.clock.day(60),
  contactName: '周示例',
  contactTel: '13800000001',
  agree: true,
})

async function publish(title: string, id?: string): Promise<string> {
  const { returnCode, data } = await http.envelope('POST', `${root}/save`, token, { ...demand(title), id })
  expect(returnCode).toBe('200')
  return (data as { id: string }).id
}

async function mine(id: string) {
  const { records } = await http.get<DataOf<'listMyDemands'>>(`${root}/myList?size=50`, token)
  return records.find((record) => record.id === id)
}

async function isPublic(id: string): Promise<boolean> {
  const path = `/supanddem/api/ua/show/demand/detail?id=${id}`
  return (await http.envelope('GET', path)).returnCode === '200'
}

async function decide(body: object) {
  const response = await fetch(`${http.origin}/__mock/audit`, { method: 'POST', body: JSON.stringify(body) })
  return { status: response.status, body: (await response.json()) as unknown }
}

async function messages(): Promise<string[]> {
  const { records } = await http.get<DataOf<'listMessages'>>('/message/api/msg/list?size=50', token)
  return records.map(({ title }) => title)
}

test('a title that asks for it is rejected with a remark, and passes when it was changed', async () => {
  const id = await publish('环评复核服务（审核驳回）')
  expect(await mine(id)).toMatchObject({
    status: 'REJECTED',
    auditRemark: expect.stringContaining('补充') as string,
    actions: ['EDIT', 'DELETE', 'SUBMIT'],
  })
  expect(await isPublic(id)).toBe(false)
  expect(await messages()).toContain('需求审核未通过')
  await publish('环评复核服务（审核通过）', id)
  const passed = await mine(id)
  expect(passed).toMatchObject({ status: 'PUBLISHED' })
  expect(passed).not.toHaveProperty('auditRemark')
  expect(await isPublic(id)).toBe(true)
})

test('what is handed in again waits, and what was said of it before is gone', async () => {
  const id = await publish('环评复核服务（审核驳回）')
  await publish('环评复核服务', id)
  const again = await mine(id)
  expect(again).toMatchObject({ status: 'AUDITING', actions: ['WITHDRAW'] })
  expect(again).not.toHaveProperty('auditRemark')
})

test('a blocked one says why to its owner, is hidden from all others, and nothing can be done with it', async () => {
  const id = await publish('环评复核服务（审核屏蔽）')
  expect(await mine(id)).toMatchObject({ status: 'BLOCKED', auditRemark: expect.any(String) as string, actions: [] })
  expect(await isPublic(id)).toBe(false)
  const change = await http.envelope('PUT', `${root}/updateStatus`, token, { id, action: 'SUBMIT' })
  expect(change).toMatchObject({ returnCode: '4090', errorMessage: '当前状态不允许该操作' })
  expect(await http.envelope('POST', `${root}/save`, token, { ...demand('改过标题的环评复核'), id })).toMatchObject({
    returnCode: '4090',
  })
})

test('the back office decides with its own remark, blocks what is public, and finds nothing to decide on twice', async () => {
  const id = await publish('环评复核服务')
  const remark = '请写明厂区面积。'
  expect(await decide({ id, pass: false, remark })).toMatchObject({ status: 200, body: { decided: 'demand' } })
  expect(await mine(id)).toMatchObject({ status: 'REJECTED', auditRemark: remark })
  expect(await decide({ id, pass: true })).toMatchObject({ status: 404 })
  expect(await decide({ id: 'de-1016', pass: false, block: true })).toMatchObject({ body: { decided: 'demand' } })
  expect(await isPublic('de-1016')).toBe(false)
})

test('a change of what is published that is rejected leaves the published version as it was', async () => {
  const id = await publish('环评复核服务（审核通过）')
  expect(await mine(id)).toMatchObject({ status: 'PUBLISHED' })
  await publish('改动过的环评复核服务', id)
  expect(await mine(id)).toMatchObject({ status: 'PUBLISHED', pendingChange: true })
  await decide({ id, pass: false })
  expect(await mine(id)).toMatchObject({
    status: 'PUBLISHED',
    pendingChange: false,
    auditRemark: expect.any(String) as string,
  })
  const shown = await http.get<{ title: string }>(`/supanddem/api/ua/show/demand/detail?id=${id}`)
  expect(shown.title).toBe('环评复核服务（审核通过）')
})

test('a resource is decided on alike', async () => {
  const { store } = http.gateway
  store.resources.update('re-1003', { status: 'AUDITING', pendingChange: false })
  expect(await decide({ id: 're-1003', pass: false })).toMatchObject({ body: { decided: 'resource' } })
  const { records } = await http.get<DataOf<'listMyResources'>>(
    '/supanddem/api/customer/resource/myList?size=50',
    token,
  )
  expect(records.find(({ id }) => id === 're-1003')).toMatchObject({
    status: 'REJECTED',
    auditRemark: expect.any(String) as string,
  })
})
