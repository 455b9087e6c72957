import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestOverHttp } from '../services/testOverHttp.ts'
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

const events = '/supanddem/api/ua/customer/event/page'

test('every scenario starts while the gateway runs, and an unknown one changes nothing', async () => {
  for (const name of scenarioNames) {
    expect(await start(name)).toMatchObject({ status: 200, body: { scenario: name } })
  }
  const before = http.gateway.snapshot()
  expect(await start('poor')).toMatchObject({ status: 400 })
  expect(http.gateway.snapshot()).toEqual(before)
})

test('in an empty region the lists are empty, in a fresh one only what members made', async () => {
  await start('empty-region')
  expect(await total(events)).toBe(0)
  expect(http.gateway.store.demands.size).toBe(0)
  await start('fresh')
  expect(await total(events)).toBeGreaterThan(0)
  expect(http.gateway.store.demands.size).toBe(0)
  await start('rich')
  expect(http.gateway.store.demands.size).toBeGreaterThan(0)
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
