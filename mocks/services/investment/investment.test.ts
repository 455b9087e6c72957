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
  token = http.tokenOf('member02')
})

function list(query: string) {
  return http.get<DataOf<'listShowResourcesByType'>>(`/investment/ua/showResource/listByType?size=50&${query}`)
}

async function titles(query: string) {
  return (await list(query)).records.map(({ title }) => title)
}

test('7.4-16 a type shows what can be had, what is gone last, and nothing that is off the shelf', async () => {
  const { records, total } = await list('type=HOUSE')
  expect(total).toBe(9)
  expect(records.every(({ type }) => type === 'HOUSE')).toBe(true)
  expect(records.at(-1)).toMatchObject({ title: '已成交的铸造车间', status: 'DONE' })
  expect(records.map(({ title }) => title)).not.toContain('已下架的旧厂房')
  const times = records.slice(0, -1).map(({ updateTime }) => updateTime)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('houses are narrowed by area, height, load, fire class and whether they are split', async () => {
  expect(await titles('type=HOUSE&minFloorHeight=10&minArea=10000')).toEqual(['沿江重型装备车间（双50吨行车）'])
  expect(await titles('type=HOUSE&minFloorLoad=2500&canSplit=true')).toEqual(['在建标准厂房（三个月后交付）'])
  const { records } = await list('type=HOUSE&fireLevel=C&maxArea=6000')
  expect(records.map(({ title }) => title)).toEqual(['化工园区丙类车间（通蒸汽）'])
})

test('both rent and sale find what can be either; a negotiated price is within every bound', async () => {
  expect(await titles('type=HOUSE&tradeType=SALE')).toEqual([
    '独栋研发制造一体楼出售（有产证）',
    '沿江重型装备车间（双50吨行车）',
    '已成交的铸造车间',
  ])
  expect(await titles('type=HOUSE&maxPrice=12&tradeType=RENT')).toContain('沿江重型装备车间（双50吨行车）')
})

test('what is handed over at once is available before every day', async () => {
  const soon = await titles(`type=HOUSE&availableBefore=${http.gateway.clock.day(30)}`)
  expect(soon).not.toContain('在建标准厂房（三个月后交付）')
  expect(soon).toContain('8米层高、承重2吨/㎡标准厂房（可分割）')
})

test.for(['AREA', 'PRICE', 'VIEW'] as const)(
  'properties come in the order %s, those that are gone last',
  async (sort) => {
    const { records } = await list(`type=LAND&sort=${sort}`)
    const open = records.filter(({ status }) => status !== 'DONE')
    const values = open.map(
      ({ area = 0, price, viewCount }) => ({ AREA: -area, PRICE: price ?? 0, VIEW: -viewCount })[sort],
    )
    expect(values).toEqual(values.toSorted((a, b) => a - b))
    expect(records.at(-1)?.status).toBe('DONE')
  },
)

test('7.4-17 an environment counts what its park still has', async () => {
  const environment = await http.get<Schema<'InvestmentEnvironment'>>(
    '/investment/ua/showResource/detailOfEnvironment?id=env-1001',
  )
  const park = encodeURIComponent('示例市高新技术产业园')
  const houses = (await list(`type=HOUSE&park=${park}`)).records.filter(({ status }) => status === 'AVAILABLE')
  expect(environment.resourceCounts.house).toBe(houses.length)
  expect(await titles('type=ENVIRONMENT')).toContain(environment.title)
  const [item] = (await list('type=ENVIRONMENT')).records
  expect(item).not.toHaveProperty('price')
})

test.for([
  ['7.4-18', 'resource', 'hs-1001', 'ld-1001'],
  ['7.4-18', 'resource', 'hs-1011', 'of-1001'],
  ['7.4-19', 'landResource', 'ld-1001', 'hs-1001'],
  ['7.4-20', 'officeResource', 'of-1001', 'hs-1001'],
] as const)('%s %s/detail shows %s, counts the visit and knows no other type', async ([, kind, id, other]) => {
  const path = `/investment/api/${kind}/detail?id=`
  const first = await http.get<Schema<'HouseResource'>>(path + id)
  expect(await http.get(path + id)).toMatchObject({ id, viewCount: first.viewCount + 1 })
  expect(await http.envelope('GET', path + other)).toMatchObject({ returnCode: '4040' })
})

test('what is off the shelf has no page', async () => {
  expect(await http.envelope('GET', '/investment/api/resource/detail?id=hs-1010')).toMatchObject({ returnCode: '4040' })
})

test('an intent is taken once, for what is still to be had, and not for a day that has passed', async () => {
  const form = {
    resourceType: 'HOUSE',
    resourceId: 'hs-1001',
    name: '周示例',
    company: '泰兴市江畔精密传动有限公司（示例）',
    mobile: '13800000001',
    content: '需要两千平方米，希望下周看房。',
    agree: true,
  }
  const send = (body: object) => http.envelope('POST', '/investment/api/customer/intent/save', token, body)
  expect(await send({ ...form, visitDate: http.gateway.clock.today() })).toMatchObject({
    returnCode: '3000',
    data: [{ errorMessage: '预约看房日期必须晚于今天', field: 'body.visitDate' }],
  })
  expect(await send({ ...form, visitDate: http.gateway.clock.day(90) })).toMatchObject({ data: { status: 'WAIT' } })
  expect(await send(form)).toMatchObject({ returnCode: '4090', errorMessage: '您已提交过意向，请勿重复提交' })
  expect(await send({ ...form, resourceId: 'hs-1009' })).toMatchObject({ returnCode: '4090' })
  expect(await send({ ...form, resourceType: 'LAND' })).toMatchObject({ returnCode: '4040' })
})

test('a warehouse is kept among the houses; what is gone is marked', async () => {
  const path = '/investment/api/customer/favorite'
  const add = (targetType: string, targetId: string) => http.envelope('POST', path, token, { targetType, targetId })
  const kept = (query = '') => http.get<DataOf<'listInvestmentFavorites'>>(`${path}/list?${query}`, token)
  expect(await add('HOUSE', 'hs-1011')).toMatchObject({ returnCode: '200' })
  expect(await add('HOUSE', 'hs-1011')).toMatchObject({ returnCode: '4090' })
  expect(await add('LAND', 'hs-1011')).toMatchObject({ returnCode: '4040' })
  await add('LAND', 'ld-1001')
  expect((await kept()).records.map(({ targetId }) => targetId)).toEqual(['ld-1001', 'hs-1011'])
  http.gateway.store.investmentResources.update('ld-1001', { status: 'DONE' })
  expect((await kept('targetType=LAND')).records).toMatchObject([{ invalid: true }])
  expect(await http.envelope('DELETE', `${path}?targetType=LAND&targetId=ld-1001`, token)).toMatchObject({
    returnCode: '200',
  })
  expect((await kept()).total).toBe(1)
})
