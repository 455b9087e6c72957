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

const content = '/content/api'

function listAttracts(query = '') {
  return http.get<DataOf<'listAttracts'>>(`${content}/ua/attract/list?size=50&${query}`)
}

test('7.4-01 projects are found by title, industry and summary, by category, and come newest first', async () => {
  const all = await listAttracts()
  expect(all.total).toBe(15)
  const times = all.records.map(({ publishTime }) => publishTime)
  expect(times).toEqual(times.toSorted().toReversed())
  const instruments = await listAttracts(`keyWord=${encodeURIComponent('乐器')}`)
  expect(instruments.records.map(({ title }) => title)).toContain('提琴面板与弓杆加工配套项目（示例）')
  const parks = await listAttracts('category=PARK')
  expect(new Set(parks.records.map(({ category }) => category))).toEqual(new Set(['PARK']))
  const views = (await listAttracts('sort=VIEW')).records.map(({ viewCount }) => viewCount)
  expect(views).toEqual(views.toSorted((a, b) => b - a))
})

test('7.4-02 a visit of a project counts, and leads to related ones; what is off the shelf cannot be visited', async () => {
  const path = `${content}/ua/attract/detail`
  const first = await http.get<Schema<'Attract'>>(`${path}/at-1001`)
  expect(await http.get(`${path}/at-1001`)).toMatchObject({ viewCount: first.viewCount + 1 })
  expect(first.related.map(({ title }) => title)).toContain('高端装备产业链推介（示例）')
  expect(await http.envelope('GET', `${path}/at-1016`)).toMatchObject({ returnCode: '4040' })
})

function send(body: object) {
  return http.envelope('POST', `${content}/customer/attract/intent/save`, token, body)
}

test('an intent is taken once for each project', async () => {
  const form = {
    attractId: 'at-1001',
    name: '周示例',
    company: '泰兴市江畔精密传动有限公司（示例）',
    mobile: '13800000001',
    investAmount: 'FROM_5000',
    content: '希望了解厂房与中试平台。',
    agree: true,
  }
  expect(await send(form)).toMatchObject({
    data: { status: 'WAIT', replyDept: '示例市商务局投资促进科', replyDays: 3 },
  })
  expect(await send(form)).toMatchObject({ returnCode: '4090' })
  expect(await send({ ...form, attractId: 'at-1002' })).toMatchObject({ returnCode: '200' })
  expect(await send({ ...form, attractId: 'at-0' })).toMatchObject({ returnCode: '4040' })
})

test('7.4-06 reading a notice counts, on its page and in the list', async () => {
  const path = `${content}/ua/notice/pc`
  const before = await http.get<Schema<'Notice'>>(`${path}/detail/n-1002`)
  const { records } = await http.get<DataOf<'listNotices'>>(`${path}/list?size=50`)
  expect(records.find(({ id }) => id === 'n-1002')).toMatchObject({ viewCount: before.viewCount })
  expect(await http.get(`${path}/detail/n-1002`)).toMatchObject({ viewCount: before.viewCount + 1 })
})

test('7.4-08 an ad has a page while it runs', async () => {
  const path = `${content}/ua/xc/pc/detail`
  const ad = await http.get<Schema<'AdDetail'>>(`${path}/ad-1`)
  expect(ad).toMatchObject({ title: '加计扣除自测工具上线', source: '平台运营中心' })
  expect(ad.content).toContain('加计扣除')
  expect(await http.envelope('GET', `${path}/ad-6`)).toMatchObject({ returnCode: '4040' })
})

test('7.4-03 topics and pictures are told apart and found by words', async () => {
  const path = `${content}/ua/subject/list`
  const diagrams = await http.get<DataOf<'listContentSubjects'>>(`${path}?kind=DIAGRAM&size=50`)
  const topics = await http.get<DataOf<'listContentSubjects'>>(`${path}?kind=TOPIC&size=50`)
  expect(diagrams.total).toBeGreaterThan(0)
  expect(topics.records.every(({ kind }) => kind === 'TOPIC')).toBe(true)
  const all = await http.get<DataOf<'listContentSubjects'>>(`${path}?size=50`)
  expect(all.total).toBe(diagrams.total + topics.total)
  const found = await http.get<DataOf<'listContentSubjects'>>(`${path}?name=${encodeURIComponent('加计扣除')}`)
  expect(found.records.map(({ id }) => id)).toEqual(['su-1003'])
})

test('7.4-04 every picture has its text, and the policies are there to be opened', async () => {
  const { images, relatedPolicies } = await http.get<Schema<'ContentSubject'>>(`${content}/ua/subject/details/su-1001`)
  expect(images[0]?.longDesc).toContain('第一步')
  expect(relatedPolicies).toHaveLength(2)
  for (const { id, title } of relatedPolicies) {
    expect(await http.get(`/policy/api/ua/policy/detail?id=${id}`)).toMatchObject({ title })
  }
})

test('help is grouped by subject, found by its text, and leads on within the group', async () => {
  const path = `${content}/ua/help`
  const groups = await http.get<DataOf<'listHelpArticles'>>(`${path}/list`)
  expect(groups.map(({ categoryDesc }) => categoryDesc)).toEqual([
    '账号与登录',
    '企业资料',
    '政策查询与匹配',
    '政策工具',
    '供需对接',
    '服务商入驻',
    '其他',
  ])
  const found = await http.get<DataOf<'listHelpArticles'>>(`${path}/list?keyword=${encodeURIComponent('三十秒')}`)
  expect(found.flatMap(({ articles }) => articles).map(({ title }) => title)).toEqual(['收不到短信验证码'])
  const article = await http.get<Schema<'HelpArticle'>>(`${path}/detail/he-1004`)
  expect(article).toMatchObject({ title: '如何绑定企业', categoryDesc: '企业资料' })
  expect(article.related.map(({ title }) => title)).not.toContain('如何绑定企业')
  expect(await http.get(`${path}/list?keyword=${encodeURIComponent('没有这样的词')}`)).toEqual([])
})

test('what is kept is listed newest first, once, with its type; what expired is marked', async () => {
  const path = `${content}/customer/favorite`
  const add = (targetType: string, targetId: string) => http.envelope('POST', path, token, { targetType, targetId })
  const list = (query = '') => http.get<DataOf<'listContentFavorites'>>(`${path}/list?${query}`, token)
  expect(await add('ATTRACT', 'at-1001')).toMatchObject({ returnCode: '200' })
  expect(await add('ATTRACT', 'at-1001')).toMatchObject({ returnCode: '4090', errorMessage: '您已收藏该内容' })
  expect(await add('NEWS', 'at-1001')).toMatchObject({ returnCode: '4040' })
  await add('NEWS', 'n-1002')
  expect((await list()).records.map(({ targetId }) => targetId)).toEqual(['n-1002', 'at-1001'])
  expect((await list('targetType=NEWS')).total).toBe(1)
  http.gateway.store.notices.update('n-1002', { expireTime: '2020-01-01 00:00:00' })
  expect((await list('targetId=n-1002')).records).toMatchObject([{ invalid: true }])
  expect(await http.envelope('DELETE', `${path}?targetType=NEWS&targetId=n-1002`, token)).toMatchObject({
    returnCode: '200',
  })
  expect(await http.envelope('DELETE', `${path}?targetType=NEWS&targetId=n-1002`, token)).toMatchObject({
    returnCode: '4040',
  })
  expect((await list()).total).toBe(1)
})
