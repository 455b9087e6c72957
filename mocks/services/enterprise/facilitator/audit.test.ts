import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DataOf, Schema } from '#gateway/contract.ts'
import { startTestGateway, type TestOverHttp } from '#mocks/testing/testOverHttp.ts'

let http: TestOverHttp

beforeAll(async () => {
  http = await startTestGateway()
})
afterAll(() => http.close())
beforeEach(() => http.gateway.reset())

const evaluate = '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2004'

async function audit(id: string, pass: boolean, remark?: string) {
  const body = JSON.stringify({ id, pass, ...(remark === undefined ? {} : { remark }) })
  const reply = await fetch(`${http.origin}/__mock/audit`, { method: 'POST', body })
  return { status: reply.status, body: (await reply.json()) as unknown }
}

async function newestMessage(token: string) {
  const { records } = await http.get<DataOf<'listMessages'>>('/message/api/msg/list?type=AUDIT', token)
  return records[0]
}

test('an approved binding opens the enterprise to the member, who is told', async () => {
  const token = http.tokenOf('member01')
  const save = '/enterprise/api/member/en/save/personnel?enId=en-1002'
  const people = { overCollegeAmount: null, overBachelorAmount: 9, overMasterAmount: null, overDoctorAmount: null }
  await http.envelope('POST', save, token, { employeeAmount: 77, ...people })
  expect(await audit('b-1002', true)).toMatchObject({ status: 200, body: { decided: 'binding' } })
  const details = await http.get('/enterprise/api/member/en/details?enId=en-1002', token)
  expect(details).toMatchObject({ bindAudit: 'PASS', auditRemark: null, personnelDTO: { employeeAmount: 77 } })
  expect(await newestMessage(token)).toMatchObject({ title: '企业绑定审核通过', read: false })
  expect(await audit('b-1002', true)).toMatchObject({ status: 404 })
})

test('a refused binding says why and may be asked for again', async () => {
  const token = http.tokenOf('member01')
  await audit('b-1002', false, '授权书未盖章')
  expect(await newestMessage(token)).toMatchObject({ content: expect.stringContaining('授权书未盖章') as string })
  const details = '/enterprise/api/member/en/details?enId=en-1002'
  expect(await http.envelope('GET', details, token)).toMatchObject({ returnCode: '4030' })
  expect(await http.envelope('PUT', '/enterprise/api/member/en/bind', token, { enId: 'en-1002' })).toMatchObject({
    data: { id: 'b-1002', bindAudit: 'PENDING' },
  })
})

test('an approved provider is shown to everybody and has a card', async () => {
  expect(await audit('en-2005', true)).toMatchObject({ body: { decided: 'resume' } })
  expect(await http.get('/enterprise/api/ua/facilitator/fa-2005')).toMatchObject({ name: '明衡财税咨询（示例）' })
  const token = http.tokenOf('provider02')
  expect(await http.get('/enterprise/api/member/en/list', token)).toMatchObject([{ faStatus: 'PASS' }])
  expect(await http.envelope('GET', '/enterprise/api/member/facilitator/card/en-2005', token)).toMatchObject({
    returnCode: '200',
  })
})

test('an approved change replaces what the public sees', async () => {
  const token = http.tokenOf('provider01')
  const own = '/enterprise/api/member/facilitator'
  const { resume } = await http.get<DataOf<'getFacilitatorDetails'>>(`${own}/details/en-2001`, token)
  await http.envelope('POST', `${own}/commit/en-2001`, token, { ...resume, slogan: '新的一句话' })
  await audit('fa-2001', true)
  expect(await http.get('/enterprise/api/ua/facilitator/fa-2001')).toMatchObject({ slogan: '新的一句话' })
  expect(await http.get(`${own}/details/en-2001`, token)).toMatchObject({ pendingChange: false, faStatus: 'PASS' })
})

test('a change that was refused stays with its owner beside what is public, until another is handed in', async () => {
  const own = '/enterprise/api/member/facilitator'
  const token = http.tokenOf('provider01')
  const details = () => http.get<DataOf<'getFacilitatorDetails'>>(`${own}/details/en-2001`, token)
  const { resume } = await details()
  await http.envelope('POST', `${own}/commit/en-2001`, token, { ...resume, slogan: '一天出报告' })
  expect(await audit('en-2001', false, '一天出报告没有依据')).toMatchObject({ body: { decided: 'resume' } })
  expect(await details()).toMatchObject({
    faStatus: 'PASS',
    pendingChange: false,
    auditRemark: '一天出报告没有依据',
    resume: { slogan: '一天出报告' },
    shownResume: { slogan: '本地检测，三天出报告' },
  })
  expect(await http.get('/enterprise/api/ua/facilitator/fa-2001')).toMatchObject({ slogan: '本地检测，三天出报告' })
  await http.envelope('POST', `${own}/commit/en-2001`, token, { ...resume, slogan: '两天出报告' })
  expect(await details()).toMatchObject({ pendingChange: true, auditRemark: null, resume: { slogan: '两天出报告' } })
  await audit('en-2001', true)
  const passed = await details()
  expect(passed).toMatchObject({ pendingChange: false, resume: { slogan: '两天出报告' } })
  expect(passed).not.toHaveProperty('shownResume')
})

test('a slogan decides the audit of a resume at once: rejected with a remark, then passed', async () => {
  const own = '/enterprise/api/member/facilitator'
  const token = http.tokenOf('provider02')
  const { resume } = await http.get<DataOf<'getFacilitatorDetails'>>(`${own}/details/en-2005`, token)
  const commit = (slogan: string) => http.envelope('POST', `${own}/commit/en-2005`, token, { ...resume, slogan })
  const details = () => http.get<DataOf<'getFacilitatorDetails'>>(`${own}/details/en-2005`, token)
  expect(await commit('财税管家（审核驳回）')).toMatchObject({ returnCode: '200', data: { faStatus: 'PENDING' } })
  expect(await details()).toMatchObject({ faStatus: 'REJECT', auditRemark: expect.any(String) as string })
  await commit('财税管家（审核通过）')
  expect(await details()).toMatchObject({ faStatus: 'PASS', auditRemark: null })
})

test('an evaluation that was read appears in public and counts', async () => {
  const before = await http.get<DataOf<'listShownFacilitatorEvaluations'>>(evaluate)
  expect(await audit('fe-1001', true)).toMatchObject({ body: { decided: 'evaluation' } })
  const after = await http.get<DataOf<'listShownFacilitatorEvaluations'>>(evaluate)
  expect(after.total).toBe(before.total + 1)
  const facilitator = await http.get<Schema<'Facilitator'>>('/enterprise/api/ua/facilitator/fa-2004')
  expect(facilitator.evaluationCount).toBe(after.total)
})

test('a certificate is granted with level, number and validity', async () => {
  const token = http.tokenOf('member01')
  const path = '/enterprise/api/member/en/electricity'
  const { records } = await http.get<DataOf<'listElectricityCertificates'>>(`${path}/list`, token)
  const { wordFile, pdfFile } = records[0]!
  const { data } = await http.envelope('POST', `${path}/save`, token, { enId: 'en-1001', wordFile, pdfFile })
  const { id } = data as Schema<'ElectricityCertificate'>
  expect(await audit(id, true)).toMatchObject({ body: { decided: 'certificate' } })
  const list = await http.get<DataOf<'listElectricityCertificates'>>(`${path}/list?status=PASS`, token)
  expect(list.records[0]).toMatchObject({ id, level: 'SECOND', certNo: `示例电-${id}` })
})
