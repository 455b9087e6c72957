import { expect, test } from 'vitest'
import { createTestGateway } from '#mocks/testing/testGateway.ts'

const gateway = createTestGateway()

test.each([
  ['3.4-01', 'PO_TECHNICAL'],
  ['3.4-02', 'PO_PJ_STATE'],
  ['3.4-03', 'EN_TYPE'],
  ['3.4-04', 'PO_FIELD_AREA'],
  ['3.4-05', 'PO_QUALIFICATIONS'],
  ['3.4-06', 'PO_EN_TECH_LEVEL'],
  ['3.4-07', 'PO_FEEDBACK_TYPE'],
  ['3.4-08', 'POLICY_REMARK'],
] as const)('%s the dictionary %s has entries with unique values', async (_id, typeCode) => {
  const entries = await gateway.call('listDictValues', { query: { typeCode } })
  expect(entries.length).toBeGreaterThan(3)
  expect(new Set(entries.map((entry) => entry.value)).size).toBe(entries.length)
})

test('7.1-19 several dictionaries come keyed by code, and only those asked for', async () => {
  const query = { typeCodes: ['PO_EN_TECH_LEVEL', 'PO_FEEDBACK_TYPE'] as ('PO_EN_TECH_LEVEL' | 'PO_FEEDBACK_TYPE')[] }
  const lists = await gateway.call('listMultipleDictValues', { query })
  expect(Object.keys(lists)).toEqual(query.typeCodes)
  expect(lists.PO_EN_TECH_LEVEL?.map((entry) => entry.label)).toEqual(['国家级', '省级', '市级', '县(区)级'])
})

test('the default area of the tenant is reached from province to county', async () => {
  const { areaCodes } = await gateway.call('getTenantInfo')
  const provinces = await gateway.call('listProvinces')
  expect(provinces).toHaveLength(34)
  expect(provinces).toContainEqual({ id: '320000', code: '320000', name: '江苏省' })
  const cities = await gateway.call('listCities', { path: { id: areaCodes.province } })
  expect(cities).toContainEqual({ id: '321200', code: '321200', name: '泰州市' })
  const counties = await gateway.call('listCounties', { path: { id: areaCodes.city } })
  expect(counties).toContainEqual({ id: areaCodes.region, code: '321283', name: '泰兴市' })
})

test('a region of the wrong level or of no level is an error', async () => {
  for (const id of ['321200', '999999']) {
    await expect(gateway.call('listCities', { path: { id } })).rejects.toMatchObject({ returnCode: '4040' })
  }
})

test('7.1-25 a module can be asked for alone, its links in order', async () => {
  const [footer, ...others] = await gateway.call('listModuleConfigs', { query: { moduleCode: 'FOOTER_LINK' } })
  expect(others).toEqual([])
  expect(footer?.items.length).toBeGreaterThanOrEqual(15)
  expect(footer?.items.map((item) => item.sort)).toEqual(footer?.items.map((_item, index) => index + 1))
  expect(footer?.items.some((item) => item.url === undefined)).toBe(true)
  expect(await gateway.call('listModuleConfigs')).toHaveLength(4)
})

test('a host without a tenant is an error', async () => {
  const attempt = gateway.call('getTenantInfo', { headers: { 'tenant-host': 'nobody.invalid' } })
  await expect(attempt).rejects.toMatchObject({ returnCode: '4040' })
})
