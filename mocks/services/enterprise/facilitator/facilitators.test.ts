import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DataOf, Schema } from '#gateway/contract.ts'
import { startTestGateway, type TestOverHttp } from '#mocks/testing/testOverHttp.ts'

let http: TestOverHttp

beforeAll(async () => {
  http = await startTestGateway()
})
afterAll(() => http.close())
beforeEach(() => http.gateway.reset())

const open = '/enterprise/api/ua/facilitator'
const own = '/enterprise/api/member/facilitator'

function details(enId: string, token: string) {
  return http.get<DataOf<'getFacilitatorDetails'>>(`${own}/details/${enId}`, token)
}

async function resumeOf(loginName: string, enId: string): Promise<Schema<'FacilitatorResume'>> {
  const { resume } = await details(enId, http.tokenOf(loginName))
  return resume!
}

test('7.2-25 the public page hides the full number, which the card of a member shows', async () => {
  const facilitator = await http.get<Schema<'Facilitator'>>(`${open}/fa-2001`)
  expect(facilitator).toMatchObject({
    regCapital: 1000,
    contact: { contacts: '沈**', tel: '0523-8000****' },
    scores: { attitude: 5 },
  })
  expect(facilitator.products.length).toBeGreaterThan(0)
  const card = await http.get(`${own}/card/en-2001`, http.tokenOf('member01'))
  expect(card).toMatchObject({ contacts: '沈示例', tel: '0523-80002001' })
})

test('without evaluations a provider has no scores to show', async () => {
  http.gateway.store.facilitatorEvaluations.clear()
  expect(await http.get(`${open}/fa-2001`)).toMatchObject({ scores: null })
})

test.for(['fa-2005', 'fa-2007', 'fa-0'])('%s is not shown to the public', async (id) => {
  expect(await http.envelope('GET', `${open}/${id}`)).toMatchObject({ returnCode: '4040' })
})

test('a visit counts on the page, in the list and in the statistics of the owner', async () => {
  const token = http.tokenOf('provider01')
  const statistics = () => http.get<DataOf<'getFacilitatorStatistics'>>(`${own}/statistics/en-2001?days=30`, token)
  const before = await statistics()
  expect(before.days).toHaveLength(30)
  expect(before.scoreCounts.reduce((sum, { count }) => sum + count, 0)).toBe(before.evaluationCount)
  await http.get(`${open}/fa-2001`)
  const after = await statistics()
  expect(after.viewCount).toBe(before.viewCount + 1)
  expect(after.days.at(-1)).toMatchObject({
    date: http.gateway.clock.today(),
    viewCount: before.days.at(-1)!.viewCount + 1,
  })
})

test('statistics are for the provider itself', async () => {
  const path = `${own}/statistics`
  expect(await http.envelope('GET', `${path}/en-2001`, http.tokenOf('member01'))).toMatchObject({ returnCode: '4030' })
  expect(await http.envelope('GET', `${path}/en-2005`, http.tokenOf('provider02'))).toMatchObject({
    returnCode: '4040',
  })
})

test('7.2-22 an ordinary member applies, is pending everywhere and not yet shown', async () => {
  const token = http.tokenOf('member03')
  expect(await details('en-1003', token)).toMatchObject({ faStatus: 'NONE', resume: null, submitTime: null })
  const resume = await resumeOf('provider02', 'en-2005')
  const { data } = await http.envelope('POST', `${own}/commit/en-1003`, token, resume)
  expect(data).toMatchObject({ enId: 'en-1003', faStatus: 'PENDING', pendingChange: false })
  expect(await details('en-1003', token)).toMatchObject({ faStatus: 'PENDING', resume: { slogan: resume.slogan } })
  expect(await http.get('/enterprise/api/member/en/list', token)).toMatchObject([{ faStatus: 'PENDING' }])
  const { records } = await http.get<DataOf<'listFacilitators'>>(`${open}/list?size=50`)
  expect(records.map(({ enId }) => enId)).not.toContain('en-1003')
})

test('the change of an approved provider waits while the public sees the old resume', async () => {
  const token = http.tokenOf('provider01')
  const resume = { ...(await resumeOf('provider01', 'en-2001')), slogan: '新的一句话' }
  const reply = await http.envelope('POST', `${own}/commit/en-2001`, token, resume)
  expect(reply.data).toMatchObject({ faStatus: 'PASS', pendingChange: true })
  expect(await details('en-2001', token)).toMatchObject({
    facilitatorId: 'fa-2001',
    pendingChange: true,
    resume: { slogan: '新的一句话' },
    shownResume: { slogan: '本地检测，三天出报告' },
  })
  expect(await http.get(`${open}/fa-2001`)).toMatchObject({ slogan: '本地检测，三天出报告' })
})

test('logo, certificate and the pictures of a case must have been uploaded', async () => {
  const resume = await resumeOf('provider01', 'en-2001')
  const lost = { name: 'a.png', size: 1, url: '/uaa/api/download/file?filePath=nowhere&fileName=a.png', uid: 'x' }
  const qualifications = resume.qualifications.map((one) => ({ ...one, file: lost }))
  const cases = resume.cases.map((one) => ({ ...one, images: [lost] }))
  const changed = { ...resume, logo: lost.url, qualifications, cases }
  const { returnCode, data } = await http.envelope('POST', `${own}/commit/en-2001`, http.tokenOf('provider01'), changed)
  expect(returnCode).toBe('3000')
  expect(data).toMatchObject([
    { field: 'body.logo' },
    { field: 'body.qualifications.0.file' },
    { field: 'body.cases.0.images.0' },
  ])
})

test('a product at a fixed price names it; a picture must have been uploaded', async () => {
  const resume = await resumeOf('provider01', 'en-2001')
  const [product] = resume.products
  const images = [{ name: 'a.png', size: 1, url: '/uaa/api/download/file?filePath=nowhere&fileName=a.png', uid: 'x' }]
  const products = [{ ...product, priceType: 'FIXED', price: null, images }]
  const token = http.tokenOf('provider01')
  expect(await http.envelope('POST', `${own}/commit/en-2001`, token, { ...resume, products })).toMatchObject({
    returnCode: '3000',
    data: [{ field: 'body.products.0.price' }, { field: 'body.products.0.images.0' }],
  })
})

test('nobody hands in the resume of an enterprise that is not the own one, or only asked for', async () => {
  const resume = await resumeOf('provider01', 'en-2001')
  for (const [loginName, enId] of [
    ['member03', 'en-2001'],
    ['member01', 'en-1002'],
  ] as const) {
    const reply = await http.envelope('POST', `${own}/commit/${enId}`, http.tokenOf(loginName), resume)
    expect(reply).toMatchObject({ returnCode: '4030' })
  }
})

function listProducts(query: string) {
  return http.get<DataOf<'listFacilitatorProducts'>>(`${open}/product?size=50&${query}`)
}

test('7.2-24 products are found by words, category and price', async () => {
  const byName = await listProducts(`name=${encodeURIComponent('设备联网')}`)
  expect(byName.records.length).toBeGreaterThan(0)
  expect(byName.records.every(({ name }) => name.includes('设备联网'))).toBe(true)
  const digital = await listProducts('categoryId=sc-2')
  expect(digital.records.map(({ categoryId }) => categoryId)).toContain('sc-24')
  const free = await listProducts('priceType=FREE')
  expect(free.records.length).toBeGreaterThan(0)
  expect(free.records.every(({ price }) => price === null)).toBe(true)
  expect((await listProducts('facilitatorId=fa-2005')).total).toBe(0)
})

test('a favourite is kept once, found by name and forgotten again', async () => {
  const token = http.tokenOf('member02')
  const list = (query = '') => http.get<DataOf<'listFacilitatorFavorites'>>(`${own}/favorite/list?${query}`, token)
  expect(await http.envelope('POST', `${own}/favorite/fa-2001`, token)).toMatchObject({ returnCode: '200' })
  expect(await http.envelope('POST', `${own}/favorite/fa-2001`, token)).toMatchObject({ returnCode: '4090' })
  expect(await http.envelope('POST', `${own}/favorite/fa-2005`, token)).toMatchObject({ returnCode: '4040' })
  await http.envelope('POST', `${own}/favorite/fa-2002`, token)
  expect((await list()).records.map(({ targetId }) => targetId)).toEqual(['fa-2002', 'fa-2001'])
  expect((await list(`keyword=${encodeURIComponent('检测')}`)).records.map(({ targetId }) => targetId)).toEqual([
    'fa-2001',
  ])
  expect((await list('targetId=fa-2003')).total).toBe(0)
  expect(await http.envelope('DELETE', `${own}/favorite/fa-2001`, token)).toMatchObject({ returnCode: '200' })
  expect(await http.envelope('DELETE', `${own}/favorite/fa-2001`, token)).toMatchObject({ returnCode: '4040' })
  expect((await list()).total).toBe(1)
})
