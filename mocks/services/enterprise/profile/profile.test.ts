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

const path = '/enterprise/api/member/en'
const attribute = '/enterprise/api/member/policy/attribute'
const lastYear = () => Number(http.gateway.clock.today().slice(0, 4)) - 1

function details(caller = token) {
  return http.get<DataOf<'getEnterpriseDetails'>>(`${path}/details?enId=en-1001`, caller)
}

function save(section: string, body: object, caller = token) {
  return http.envelope('POST', `${path}/save/${section}?enId=en-1001`, caller, body)
}

test('7.2-02 the details hold the six sections and how complete they are', async () => {
  expect(await details()).toMatchObject({
    id: 'b-1001',
    faStatus: 'PASS',
    completion: '64%',
    personnelDTO: { employeeAmount: 186 },
    managementDTO: { managementDTOList: [{ year: lastYear(), developInput: 640 }] },
  })
})

test('7.2-18 a saved section is read back, counts towards the completion and leaves the others alone', async () => {
  const project = { projectTotalInvestAmount: 0, projectOpreateDate: '2025-06-30', projectState: 'BUILDING' }
  expect(await save('project', project)).toMatchObject({ data: { enId: 'en-1001', completion: '75%' } })
  expect(await http.get(`${path}/project?enId=en-1001`, token)).toEqual(project)
  expect(await details()).toMatchObject({
    completion: '75%',
    projectDTO: project,
    personnelDTO: { employeeAmount: 186 },
  })
})

test.for(['basic', 'carrier', 'intellectual', 'management', 'personnel', 'project'])(
  '7.2-07 the section %s is for those who bound the enterprise',
  async (section) => {
    const stranger = http.tokenOf('member03')
    const reply = await http.envelope('GET', `${path}/${section}?enId=en-1001`, stranger)
    expect(reply).toMatchObject({ returnCode: '4030', errorMessage: '您没有绑定该企业' })
    expect(await http.envelope('GET', `${path}/${section}?enId=en-1001`, token)).toMatchObject({ returnCode: '200' })
    expect(await http.envelope('GET', `${path}/${section}?enId=en-1001`)).toMatchObject({ status: 401 })
  },
)

test('5-49 business figures are of the last calendar year', async () => {
  const record = { totalAsset: 1, netProfit: 1, tax: 1, mainBusinessIncome: 1, developInput: 1 }
  const management = (year: number) => ({ enId: 'en-1001', managementDTOList: [{ year, ...record }] })
  expect(await save('management', management(lastYear() - 1))).toMatchObject({
    returnCode: '3000',
    data: [{ errorMessage: '只能填写上一年度的经营数据' }],
  })
  expect(await save('management', management(lastYear()))).toMatchObject({ data: { completion: '68%' } })
})

test('a stranger cannot save, whatever the body', async () => {
  const reply = await save('basic', { name: '', creditCode: '', enType: '' }, http.tokenOf('member03'))
  expect(reply).toMatchObject({ returnCode: '4030' })
})

function attributes() {
  return http.get<Schema<'EnterprisePolicyAttributes'>>(`${attribute}?enId=en-1001`, token)
}

test('3.1-56 the business indicators cover three years, those of this year are open where they are known', async () => {
  const { indicatorList, certification } = await attributes()
  expect(indicatorList.map(({ name, unit }) => `${name} ${unit}`)).toEqual([
    '职工人数 人',
    '营业收入 万元',
    '主营业务收入 万元',
    '资产总额 万元',
    '资产负债率 %',
    '银行贷款 万元',
  ])
  for (const { values } of indicatorList) {
    expect(values.map(({ year }) => year)).toEqual([lastYear() - 1, lastYear(), lastYear() + 1])
  }
  expect(indicatorList[1]?.values[2]?.value).toBeNull()
  expect(certification.deptCert).toEqual(['DEPT_02', 'DEPT_04'])
})

test('7.3-08 policy attributes are read back as saved; the income of this year is refused', async () => {
  const before = await attributes()
  const body = structuredClone({ ...before, innovationLevelList: ['NATIONAL' as const] })
  body.indicatorList[5]!.values[2]!.value = 0
  expect(await http.envelope('POST', `${attribute}?enId=en-1001`, token, body)).toMatchObject({ returnCode: '200' })
  expect(await attributes()).toEqual(body)
  body.indicatorList[1]!.values[2]!.value = 100
  expect(await http.envelope('POST', `${attribute}?enId=en-1001`, token, body)).toMatchObject({
    returnCode: '3000',
    data: [{ errorMessage: '当年的营业收入不可填写', field: 'body.indicatorList.1.values.2.value' }],
  })
})

function levels(code: string, parent = 'PO_TECHNICAL') {
  const query = new URLSearchParams({ code, parent }).toString()
  return http.envelope('GET', `/enterprise/api/ua/policy/attribute/level?${query}`)
}

test('7.3-09 an attribute has the levels at which it is given', async () => {
  expect(await levels('企业技术中心')).toMatchObject({
    data: [
      { level: 'NATIONAL', levelStr: '国家级' },
      { level: 'PROVINCIAL', levelStr: '省级' },
      { level: 'MUNICIPAL', levelStr: '市级' },
    ],
  })
  expect(await levels('ISO9001', 'PO_QUALIFICATIONS')).toMatchObject({ returnCode: '200', data: [] })
  expect(await levels('没有的属性')).toMatchObject({ returnCode: '4040' })
})
