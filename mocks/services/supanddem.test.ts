import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DataOf } from '#gateway/contract.ts'
import { startTestGateway, type TestOverHttp } from '../testing/testOverHttp.ts'

let http: TestOverHttp

beforeAll(async () => {
  http = await startTestGateway()
})
afterAll(() => http.close())
beforeEach(() => http.gateway.reset())

function listDemands(query = '') {
  return http.get<DataOf<'listDemands'>>(`/supanddem/api/ua/show/demand/list?${query}`)
}

function listResources(query = '') {
  return http.get<DataOf<'listResources'>>(`/supanddem/api/ua/show/resource/list?${query}`)
}

function pageEvents(query = '') {
  return http.get<DataOf<'pageEvents'>>(`/supanddem/api/ua/customer/event/page?${query}`)
}

function titles({ records }: { records: { title: string }[] }) {
  return records.map(({ title }) => title)
}

function moveToDay(offset: number) {
  const { settings, tables } = http.gateway.snapshot()
  http.gateway.restore({ settings: { ...settings, today: http.gateway.clock.day(offset) }, tables })
}

test('the public sees open and completed demands, not those in audit, off the shelf or out of date', async () => {
  const { records, total } = await listDemands('size=50')
  expect(records).toHaveLength(50)
  expect(new Set(records.map(({ status }) => status))).toEqual(new Set(['PUBLISHED', 'DOCKING', 'COMPLETED']))
  expect(await http.get('/supanddem/api/ua/show/demand/count')).toBe(total)
})

test('an anonymous demand does not name its enterprise', async () => {
  const { records } = await listDemands(`name=${encodeURIComponent('提琴面板')}`)
  expect(records).toMatchObject([{ enName: '某乐器制造企业', hideEnName: true }])
  expect(JSON.stringify(records)).not.toContain('琴韵')
})

test('demands are found by keyword, type, field, status and deadline', async () => {
  expect(titles(await listDemands(`name=${encodeURIComponent('密封')}`))).toEqual(['求购耐腐蚀磁力泵密封改造方案'])
  const finance = await listDemands('demandType=FINANCE')
  expect(new Set(finance.records.map(({ demandType }) => demandType))).toEqual(new Set(['FINANCE']))
  expect(titles(finance)).toContain('设备更新项目1200万元融资需求')
  const electronics = await listDemands(`fieldArea=${encodeURIComponent('电子信息')}`)
  expect(electronics.records.every(({ fieldArea }) => fieldArea.includes('电子信息'))).toBe(true)
  expect(titles(await listDemands('status=COMPLETED'))).toContain('农产品加工冷链仓储租赁')
  expect(titles(await listDemands('deadlineWithin=7'))).toEqual(['新建车间VOCs治理工程设计服务'])
})

test('demands are sorted by time, by deadline and by views', async () => {
  expect(titles(await listDemands('sort=NEWEST'))[0]).toBe('减速机齿轮噪声在线检测技术需求')
  const byDeadline = await listDemands('sort=DEADLINE')
  expect(byDeadline.records[0]).toMatchObject({ title: '新建车间VOCs治理工程设计服务', remainDays: 5 })
  const last = await listDemands(`sort=DEADLINE&size=1&current=${byDeadline.total}`)
  expect(last.records).toMatchObject([{ status: 'COMPLETED', remainDays: 0 }])
  const views = (await listDemands('sort=VIEW')).records.map(({ viewCount }) => viewCount)
  expect(views).toEqual(views.toSorted((a, b) => b - a))
})

const findVocsDemand = () => listDemands(`name=${encodeURIComponent('VOCs')}`)

test('a demand is open on the day of its deadline and gone the day after', async () => {
  moveToDay(5)
  expect((await findVocsDemand()).records).toMatchObject([{ remainDays: 0 }])
  moveToDay(1)
  expect((await findVocsDemand()).records).toEqual([])
})

test('7.4-27 resources are looked up by current, size and name', async () => {
  const page = await listResources(`current=1&size=5&name=${encodeURIComponent('三坐标')}`)
  expect(page).toMatchObject({ total: 1, size: 5, records: [{ title: '三坐标测量机共享（CNAS）', avgScore: 4.7 }] })
})

test('resources in audit or past their validity are hidden, those under maintenance or traded are shown', async () => {
  const { records, total } = await listResources('size=50')
  const last = await listResources('size=50&current=2')
  const all = [...records, ...last.records]
  expect(all).toHaveLength(total)
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['PUBLISHED', 'MAINTENANCE', 'TRADED']))
  expect(await http.get('/supanddem/api/ua/show/resource/count')).toBe(total)
})

test('resources are told apart by type and field; too few evaluations give no score', async () => {
  const patents = await listResources('resourceType=PATENT')
  expect(new Set(patents.records.map(({ resourceType }) => resourceType))).toEqual(new Set(['PATENT']))
  const green = await listResources(`fieldArea=${encodeURIComponent('资源与环境')}`)
  expect(green.records.every(({ fieldArea }) => fieldArea.includes('资源与环境'))).toBe(true)
  const byScore = await listResources('sort=SCORE')
  expect(byScore.records[0]).toMatchObject({ avgScore: 4.8 })
  expect(byScore.records.at(-1)).toMatchObject({ avgScore: null })
})

test('7.4-13 every state of an activity occurs; what one can still join comes first, the soonest on top', async () => {
  const { records } = await pageEvents('size=50')
  const states = records.map(({ state }) => state)
  expect(states.slice(0, 3)).toEqual(['ONGOING', 'SIGNING', 'SIGNING'])
  expect(new Set(states)).toEqual(
    new Set(['NOT_OPEN', 'SIGNING', 'FULL', 'SIGN_END', 'ONGOING', 'FINISHED', 'CANCELLED']),
  )
  const others = records.slice(3).map(({ startTime }) => startTime)
  expect(others).toEqual(others.toSorted().toReversed())
})

async function lectureStates() {
  const page = await pageEvents(`name=${encodeURIComponent('加计扣除专场')}`)
  return page.records.map(({ state }) => state)
}

test('an activity goes from sign-up to its end as time passes', async () => {
  expect(await lectureStates()).toEqual(['SIGNING'])
  moveToDay(12)
  expect(await lectureStates()).toEqual(['FINISHED'])
})

test('activities are found by type and state', async () => {
  expect(titles(await pageEvents('activityType=FINANCE'))).toEqual(['首贷户银企对接早餐会'])
  expect(titles(await pageEvents('state=CANCELLED'))).toEqual(['跨境电商政策解读会（改期另行通知）'])
})
