import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestOverHttp } from '../testing/testOverHttp.ts'
import { scenarioNames } from './scenarios.ts'

let http: TestOverHttp
beforeAll(async () => {
  http = await startTestGateway()
})
afterAll(() => http.close())

async function start(scenario: string) {
  const body = JSON.stringify({ name: scenario })
  const response = await fetch(`${http.origin}/__mock/scenario`, { method: 'POST', body })
  return { status: response.status, body: (await response.json()) as unknown }
}

const total = async (target: string, loginName?: string) =>
  (await http.get<{ total: number }>(target, loginName && http.tokenOf(loginName))).total

/** Pages that anybody can list, across all services. */
const publicPages = [
  '/supanddem/api/ua/customer/event/page',
  '/supanddem/api/ua/show/demand/list',
  '/supanddem/api/ua/show/resource/list',
  '/policy/api/ua/policy/list',
  '/policy/api/ua/policy/talent-list',
  '/policy/api/ua/declare/page',
  '/policy/api/ua/subject/list',
  '/policy/api/show/declareFile/page',
  '/enterprise/api/ua/facilitator/list',
  '/content/api/ua/notice/pc/list',
  '/content/api/ua/attract/list',
  '/content/api/ua/subject/list',
  '/investment/ua/showResource/listByType?type=HOUSE',
  '/consult/api/ua/keyword/page',
]

/** Pages of member01's own records. */
const ownPages = [
  '/supanddem/api/customer/demand/myList',
  '/supanddem/api/customer/resource/myList',
  '/supanddem/api/customer/demand/docking/list',
  '/supanddem/api/customer/resource/docking/list',
  '/supanddem/api/customer/evaluation/myList',
  '/supanddem/api/customer/event/myList',
  '/supanddem/api/customer/demand/favorite/list',
  '/policy/api/customer/policy/favorite/list',
  '/consult/api/customer/tool/history/list',
  '/enterprise/api/member/facilitator/favorite/list',
  '/message/api/msg/list',
  '/message/api/history/list',
]

/** Which of the pages contain records. */
async function filled(pages: readonly string[], loginName?: string): Promise<string[]> {
  const totals = await Promise.all(pages.map((page) => total(page, loginName)))
  return pages.filter((_, place) => (totals[place] ?? 0) > 0)
}

test('every scenario starts while the gateway runs, and an unknown one changes nothing', async () => {
  for (const name of scenarioNames) {
    expect(await start(name)).toMatchObject({ status: 200, body: { scenario: name } })
  }
  const before = http.gateway.snapshot()
  expect(await start('poor')).toMatchObject({ status: 400 })
  expect(http.gateway.snapshot()).toEqual(before)
})

test('in an empty region every list is empty, the public ones and those of a member', async () => {
  await start('empty-region')
  expect(await filled(publicPages)).toEqual([])
  expect(await filled(ownPages, 'member01')).toEqual([])
})

test('in a fresh region what it published is there, and nobody has done, looked at or filled in anything', async () => {
  await start('fresh')
  const ofMembers = new Set(['/supanddem/api/ua/show/demand/list', '/supanddem/api/ua/show/resource/list'])
  expect(await filled(publicPages)).toEqual(publicPages.filter((page) => !ofMembers.has(page)))
  expect(await filled(ownPages, 'member01')).toEqual([])
  const { store } = http.gateway
  expect(store.policies.find(({ viewCount, favoriteCount }) => viewCount + favoriteCount > 0)).toBeUndefined()
  const basic = await http.get<{ completion: string }>(
    '/policy/api/enterprise/sys/current/basic',
    http.tokenOf('member01'),
  )
  expect(Number.parseInt(basic.completion, 10)).toBeLessThan(30)
})

test('in a rich region no public list is empty, and a member has something of most kinds', async () => {
  await start('rich')
  expect(await filled(publicPages)).toEqual(publicPages)
  expect((await filled(ownPages, 'member01')).length).toBeGreaterThan(ownPages.length / 2)
})

test('without enterprises a member has none bound', async () => {
  await start('no-enterprise')
  const user = await http.get<{ currentEnterprise: unknown }>('/uaa/api/current-user', http.tokenOf('member01'))
  expect(user.currentEnterprise).toBeNull()
})

test('with pending providers an approved account waits again', async () => {
  await start('provider-pending')
  const { enId } = http.gateway.store.enterpriseBindings.by('userId', 'u-2001')[0]!
  expect(http.gateway.store.facilitators.by('enId', enId)[0]).toMatchObject({ faStatus: 'PENDING', auditTime: null })
})

test('with expiring tokens a token lives 30 seconds, and a reset goes back to the scenario of the start', async () => {
  await start('token-expiring')
  expect(http.gateway.settings).toMatchObject({ tokenLifetimeSeconds: 30, scenario: 'token-expiring' })
  http.gateway.reset()
  expect(http.gateway.settings).toMatchObject({ tokenLifetimeSeconds: 7200, scenario: 'rich' })
})
