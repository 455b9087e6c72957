import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DataOf } from '#gateway/contract.ts'
import { emptyProfile } from '../profile/profileRow.ts'
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

const path = '/enterprise/api/member/en'

function mine(caller = token) {
  return http.get<DataOf<'listMyEnterprises'>>(`${path}/list`, caller)
}

function submission(basic: object, rest: object = {}) {
  const { personnelDTO, intellectualDTO, projectDTO, carrierDTO } = emptyProfile('x', '')
  const basicDTO = {
    name: '泰兴市新芽软件有限公司（示例）',
    regProvince: '320000',
    creditCode: '91000000MA0TEXT06X',
    enType: '初创企业',
    ...basic,
  }
  const managementDTO = { enId: '', managementDTOList: [] }
  const sections = { basicDTO, personnelDTO, managementDTO, intellectualDTO, projectDTO, carrierDTO }
  return { completion: '0%', enId: '', rowkey: '', ...sections, ...rest }
}

function matchBind(body: object, caller = token) {
  return http.envelope('PUT', `${path}/matchBind`, caller, body)
}

test('7.2-04 a bound enterprise is listed at once, waits for its audit and becomes the current one', async () => {
  expect(await http.envelope('PUT', `${path}/bind`, token, { enId: 'en-1002' })).toMatchObject({
    returnCode: '200',
    data: { enId: 'en-1002', name: '泰兴市银杏新材料有限公司（示例）', bindAudit: 'PENDING', faStatus: 'NONE' },
  })
  expect(await mine()).toMatchObject([{ enId: 'en-1002', bindAudit: 'PENDING' }])
  const user = await http.get<DataOf<'getCurrentUser'>>('/uaa/api/current-user', token)
  expect(user.currentEnterprise).toMatchObject({ enId: 'en-1002' })
})

test('an enterprise is bound once, and only one that exists', async () => {
  await http.envelope('PUT', `${path}/bind`, token, { enId: 'en-1002' })
  expect(await http.envelope('PUT', `${path}/bind`, token, { enId: 'en-1002' })).toMatchObject({ returnCode: '4090' })
  expect(await http.envelope('PUT', `${path}/bind`, token, { enId: 'en-0' })).toMatchObject({ returnCode: '4040' })
  expect(await mine()).toHaveLength(1)
})

test('7.2-06 what was unbound is gone; the binding of somebody else cannot be taken away', async () => {
  const other = http.tokenOf('provider02')
  expect(await http.envelope('DELETE', `${path}/unbind?id=b-2005`, token)).toMatchObject({ returnCode: '4030' })
  expect(await http.envelope('DELETE', `${path}/unbind?id=b-2005`, other)).toMatchObject({ returnCode: '200' })
  expect(await mine(other)).toEqual([])
  expect(await http.envelope('DELETE', `${path}/unbind?id=b-2005`, other)).toMatchObject({ returnCode: '4040' })
})

test('an enterprise in a docking cannot be unbound', async () => {
  const caller = http.tokenOf('member01')
  expect(await http.envelope('DELETE', `${path}/unbind?id=b-1001`, caller)).toMatchObject({ returnCode: '4090' })
})

test('7.1-36 match and bind gives a known enterprise its enId and keeps what was filled in', async () => {
  const { data } = await matchBind(submission({ services: '工业软件' }))
  const { enId } = data as DataOf<'matchBindEnterprise'>
  expect(await mine()).toMatchObject([{ enId, bindAudit: 'PENDING' }])
  const details = await http.get<DataOf<'getEnterpriseDetails'>>(`${path}/details?enId=${enId}`, token)
  expect(details).toMatchObject({ rowkey: 'rk-1015', basicDTO: { services: '工业软件' }, completion: '18%' })
  const again = await matchBind(submission({ services: '工业互联网' }))
  expect(again.data).toEqual(data)
  expect(await mine()).toHaveLength(1)
})

test('an enterprise that the library lacks is added to it', async () => {
  const name = '泰兴市新设立企业有限公司（示例）'
  await matchBind(submission({ name, creditCode: '91000000MA0TEXT98R' }))
  const library = '/enterprise/api/ua/en/lib/list'
  const found = await http.get<DataOf<'searchEnterprises'>>(`${library}?name=${encodeURIComponent('新设立企业')}`)
  expect(found.records).toMatchObject([{ name, enId: (await mine())[0]?.enId }])
})

test.for([
  [{ name: '', regProvince: null, creditCode: '', enType: '' }, 'name', '请输入企业名称'],
  [{ regProvince: null, creditCode: '', enType: '' }, 'regProvince', '请输入企业注册地址'],
  [{ creditCode: '', enType: '' }, 'creditCode', '请输入统一社会信用代码'],
  [{ enType: '' }, 'enType', '请选择企业类型'],
] as const)('5-01 only the first error is told: %o', async ([basic, field, errorMessage]) => {
  expect(await matchBind(submission(basic))).toMatchObject({
    returnCode: '3000',
    data: [{ errorMessage, field: `body.basicDTO.${field}` }],
  })
})

test('somebody who only asked for the binding neither reads nor changes the profile of the enterprise', async () => {
  await matchBind(
    submission({ name: '泰兴市江畔精密传动有限公司（示例）', creditCode: '91000000MA0TEXT12J', services: '假的' }),
  )
  const own = await http.get<DataOf<'getEnterpriseBasic'>>(`${path}/basic?enId=en-1001`, http.tokenOf('member01'))
  expect(own.services).toBe('减速机与精密传动部件的研发、制造和状态监测服务')
  const theirs = await http.get<DataOf<'getEnterprisePersonnel'>>(`${path}/personnel?enId=en-1001`, token)
  expect(theirs.employeeAmount).toBeNull()
})
