import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BodyOf, DataOf } from '#gateway/contract.ts'
import { startTestGateway, type TestOverHttp } from '#mocks/testing/testOverHttp.ts'

let http: TestOverHttp

beforeAll(async () => {
  http = await startTestGateway()
})
afterAll(() => http.close())
beforeEach(() => http.gateway.reset())

const tools = '/consult/api/customer'

type Result = DataOf<'evaluateEnterpriseSize'>

const size: BodyOf<'evaluateEnterpriseSize'> = {
  enId: 'en-1001',
  inputYear: 2025,
  inputs: { industry: 'INDUSTRY', employeeAmount: 186, operatingIncome: 13100 },
}
const assess = (body: unknown, token = http.tokenOf('member01')) =>
  http.post<Result>(`${tools}/eva/en/size`, body, token)
const history = (token: string, query = '') =>
  http.get<DataOf<'listToolResults'>>(`${tools}/tool/history/list?${query}`, token)

test('7.6 a class is told with what is missing for the next, and found again in the history until it is deleted', async () => {
  const token = http.tokenOf('member01')
  const { id, verdictText, scale } = await assess(size, token)
  expect(verdictText).toBe('小型企业')
  expect(scale?.nextUpText).toBe('距中型还差从业人员 114 人')
  expect((await history(token)).records).toMatchObject([
    { id, toolCode: 'SCALE', enName: expect.stringContaining('江畔') as string },
  ])
  expect(await http.get(`${tools}/tool/history/detail?id=${id}`, token)).toMatchObject({
    scale: size.inputs,
    result: { id },
  })
  await http.envelope('DELETE', `${tools}/tool/history/delete?id=${id}`, token)
  expect((await history(token)).total).toBe(0)
  expect(await http.envelope('GET', `${tools}/tool/history/detail?id=${id}`, token)).toMatchObject({
    returnCode: '4040',
  })
})

test('a result is for the member who made it alone', async () => {
  const { id } = await assess(size)
  const other = http.tokenOf('member03')
  expect((await history(other)).total).toBe(0)
  expect(await http.envelope('GET', `${tools}/tool/history/detail?id=${id}`, other)).toMatchObject({
    returnCode: '4030',
  })
  expect(await http.envelope('DELETE', `${tools}/tool/history/delete?id=${id}`, other)).toMatchObject({
    returnCode: '4030',
  })
})

test('nobody calculates in the name of an enterprise that is not theirs', async () => {
  const reply = await http.envelope('POST', `${tools}/eva/en/size`, http.tokenOf('member03'), size)
  expect(reply).toMatchObject({ returnCode: '4030' })
})

test('what is not filled in leaves the class open instead of deciding it', async () => {
  const { verdict, scale } = await assess({ inputs: { industry: 'INDUSTRY', employeeAmount: 500 } })
  expect(verdict).toBe('INCOMPLETE')
  expect(scale).toMatchObject({ scaleClass: null, low: 'MICRO', high: 'MEDIUM', missingFields: ['operatingIncome'] })
})

test('the sixteen industries name the indicators their form needs', async () => {
  const industries = await http.get<DataOf<'listIndustryFields'>>(
    `${tools}/eva/industry/fields`,
    http.tokenOf('member01'),
  )
  expect(industries).toHaveLength(16)
  expect(industries.find(({ code }) => code === 'LEASE')?.fields.map(({ key }) => key)).toEqual([
    'employeeAmount',
    'totalAsset',
  ])
})

test('the two steps of the tech SME assessment follow each other, and new conditions ask for the second again', async () => {
  const token = http.tokenOf('member03')
  const scores = { techStaffAmount: 30, rdExpense: 600, costExpense: 9000, ipClassIAmount: 0, ipClassIIAmount: 1 }
  const commit = (formId: string) => http.envelope('POST', `${tools}/tec/en/form/commit`, token, { formId, scores })
  expect(await commit('tf-9')).toMatchObject({ returnCode: '4040', errorMessage: '请先保存基本条件' })
  expect(await commit('tf-1001')).toMatchObject({ returnCode: '4030' })
  const base = {
    employeeAmount: 100,
    salesIncome: 10000,
    totalAsset: 5000,
    isResidentEnterprise: true,
    isIndustryAllowed: true,
    isTrustworthy: true,
  }
  const save = () =>
    http.post<DataOf<'saveTecEnFormBase'>>(`${tools}/tec/en/form/save/base`, { inputYear: 2025, base }, token)
  const { formId, status } = await save()
  expect(status).toBe('DRAFT')
  expect(await commit(String(formId))).toMatchObject({ data: { total: 76, verdict: 'PASS' } })
  expect(await save()).toMatchObject({ formId, status: 'DRAFT', result: null, scores })
})

test('a saved calculation comes back into its form with its result', async () => {
  const token = http.tokenOf('member01')
  const inputs = {
    inputYear: 2025,
    isResidentEnterprise: true,
    hasSoundAccounting: true,
    isAuditCollection: true,
    negativeIndustryIncome: 0,
    totalIncome: 1000,
    personnelCost: 100,
    overseasEntrusted: 100,
  }
  const read = () => http.get<DataOf<'getCostCalculation'>>(`${tools}/cost/calculate/detail`, token)
  expect(await read()).toMatchObject({ inputs: null, result: null })
  await http.post(`${tools}/cost/calculate/save`, { inputs }, token)
  expect(await read()).toMatchObject({
    inputs,
    result: { verdict: 'PASS', rdDeduction: { extra: 166.67, taxSaved: 41.67 } },
  })
})

test.for([
  ['eva/en/size', { inputs: { industry: 'INDUSTRY', employeeAmount: 300, operatingIncome: 2000 } }],
  ['cost/calculate/save', { inputs: { inputYear: 2025, personnelCost: 100 } }],
  ['cloud/commit', { inputYear: 2025, inputs: { monthsOfUse: 3 } }],
  ['eva/technology/save', { inputYear: 2025, inputs: { employeeAmount: 10 } }],
  ['tec/en/form/commit', { inputYear: 2025, base: { employeeAmount: 10 }, scores: { techStaffAmount: 1 } }],
] as const)('a visitor uses %s, and nothing is kept', async ([path, body]) => {
  const result = await http.post<Result>(`${tools}/${path}`, body)
  expect(result).toMatchObject({ id: null, enName: null })
  expect(http.gateway.store.toolResults.size).toBe(0)
})

test('more technical staff than staff is refused at its field', async () => {
  const body = { inputYear: 2025, inputs: { techStaffAmount: 11, employeeAmount: 10 } }
  const reply = await http.envelope('POST', `${tools}/eva/technology/save`, http.tokenOf('member01'), body)
  expect(reply).toMatchObject({ returnCode: '3000', data: [{ field: 'body.inputs.techStaffAmount' }] })
})

test.for(['srdi@2026', 'srdi@2022'] as const)('a visitor scores by %s, and nothing is kept', async (ruleVersion) => {
  const inputs = {
    ipLevel: 'SELF1',
    rdRatio: 3,
    mainBusinessGrowth: 10,
    assetDebt: 76,
    isStrategicProduct: false,
    mainBusinessRatio: 55,
  }
  const body = { formCode: 'form1', ruleVersion, isRenewal: false, inputYear: 2025, inputs }
  const result = await http.post<Result>('/consult/program/srdi/score', body)
  expect(result).toMatchObject({ id: null, total: 60, verdict: 'PASS', ruleVersion })
  expect(http.gateway.store.toolResults.size).toBe(0)
})

test('of two versions of a rule one is in force today', async () => {
  const rules = await http.get<DataOf<'listToolRules'>>('/consult/api/ua/tool/rule/list?toolCode=SRDI')
  expect(rules.map(({ ruleVersion, current }) => [ruleVersion, current])).toEqual([
    ['srdi@2026', true],
    ['srdi@2022', false],
  ])
})
