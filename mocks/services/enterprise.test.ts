import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DataOf } from '#gateway/contract.ts'
import { startTestGateway, type TestOverHttp } from '../testing/testOverHttp.ts'

let http: TestOverHttp

beforeAll(async () => {
  http = await startTestGateway()
})
afterAll(() => http.close())

function myEnterprises(loginName: string) {
  return http.get<DataOf<'listMyEnterprises'>>('/enterprise/api/member/en/list', http.tokenOf(loginName))
}

function search(name: string) {
  return http.get<DataOf<'searchEnterprises'>>(`/enterprise/api/ua/en/lib/list?name=${encodeURIComponent(name)}`)
}

function listFacilitators(query = '') {
  return http.get<DataOf<'listFacilitators'>>(`/enterprise/api/ua/facilitator/list?${query}`)
}

test('7.2-01 a member sees the own enterprises, the first bound first', async () => {
  expect(await myEnterprises('member01')).toMatchObject([
    { enId: 'en-1001', faStatus: 'PASS', bindAudit: 'PASS' },
    { enId: 'en-1002', faStatus: 'NONE', bindAudit: 'PENDING' },
  ])
  expect(await myEnterprises('provider02')).toMatchObject([{ faStatus: 'PENDING', bindAudit: 'PASS' }])
  expect(await myEnterprises('member02')).toEqual([])
})

test('7.1-35 the enterprise library is searched by a part of the name', async () => {
  const { records } = await search('江畔精密')
  expect(records).toEqual([
    {
      name: '泰兴市江畔精密传动有限公司（示例）',
      regProvince: '320000',
      regCity: '321200',
      regRegion: '321283',
      creditCode: '91000000MA0TEXT12J',
      regCapital: 2000,
      establishTime: '2016-05-18',
      enType: '规模以上工业企业,高新技术企业',
      rowkey: 'rk-1001',
      enId: 'en-1001',
    },
  ])
  expect((await search('没有这家企业')).records).toEqual([])
  expect((await search('新芽软件')).records).toMatchObject([{ enId: null }])
})

test('a search without a name is refused', async () => {
  expect(await http.envelope('GET', '/enterprise/api/ua/en/lib/list')).toMatchObject({ returnCode: '3000' })
})

test('only approved providers are listed and counted', async () => {
  const { records, total } = await listFacilitators('size=50')
  const names = records.map(({ name }) => name)
  expect(names).toContain('江畔检测认证服务中心（示例）')
  expect(names).not.toContain('明衡财税咨询（示例）')
  expect(names).not.toContain('拓源人力资源服务（示例）')
  expect(await http.get('/enterprise/api/ua/facilitator/count')).toBe(total)
})

test('providers are found by name, tag and kind', async () => {
  const byTag = await listFacilitators(`name=${encodeURIComponent('首贷')}`)
  expect(byTag.records.map(({ name }) => name)).toEqual(['沿江科技金融服务平台（示例）'])
  const byKind = await listFacilitators('providerType=DIGITAL')
  expect(byKind.records.map(({ name }) => name)).toContain('数擎工业互联网技术（示例）')
  expect(byKind.records.every(({ providerType }) => providerType.includes('DIGITAL'))).toBe(true)
})

test('two evaluations are too few for a score, and come last by score', async () => {
  const { records, total } = await listFacilitators('sort=SCORE&size=50')
  expect(total).toBeGreaterThanOrEqual(40)
  const scores = records.map(({ avgScore }) => avgScore ?? 0)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(records.at(-1)).toMatchObject({ avgScore: null, evaluationCount: 2 })
  expect(records.find(({ id }) => id === 'fa-2001')).toMatchObject({ avgScore: 4.8, evaluationCount: 36 })
})

test('7.2-20 a provider that passed has a card, with logo, contact and position', async () => {
  const path = '/enterprise/api/member/facilitator/card'
  const token = http.tokenOf('member01')
  const card = await http.get<DataOf<'getFacilitatorCard'>>(`${path}/en-1001`, token)
  expect(card).toMatchObject({ contacts: '周示例', contactsPosition: '市场部经理' })
  expect((await fetch(http.origin + card.logo)).headers.get('content-type')).toBe('image/png')
  expect(await http.envelope('GET', `${path}/en-2005`, token)).toMatchObject({ returnCode: '4040' })
})

test('enterprises are counted', async () => {
  const total = await http.get<number>('/enterprise/api/ua/en/count')
  expect(total).toBe((await search('示例')).total)
  expect(total).toBeGreaterThanOrEqual(60)
})
