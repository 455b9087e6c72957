import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockGateway, type MockGateway } from '../gateway/gateway.ts'
import type { Handlers } from '../handler/handler.ts'

/** On a busy machine it takes a while to load the contract. */
const startLimitMs = 60_000

const handlers: Handlers = {
  sendLoginSmsCaptcha: ({ query, gateway: services }) => {
    services.sendSms({ tel: query.tel, type: 'login', code: '123456', lifetimeSeconds: 300 })
    return { resendAfter: 30 }
  },
}

const sent: string[] = []
let gateway: MockGateway
let origin: string

beforeAll(async () => {
  gateway = await createMockGateway({ handlers, onSms: ({ tel, code }) => sent.push(`${tel} ${code}`) })
  origin = await gateway.listen(0)
}, startLimitMs)
afterAll(() => gateway.close())

async function control(method: string, path = '', value?: unknown) {
  const response = await fetch(`${origin}/__mock${path}`, {
    method,
    ...(value === undefined ? {} : { body: JSON.stringify(value) }),
  })
  return { status: response.status, body: (await response.json()) as unknown }
}

/** fetch sets some headers itself, so the headers of browsers and proxies are sent by hand. */
function statusWith(headers: Record<string, string>, method = 'GET', at = `${origin}/__mock/outbox`): Promise<number> {
  return new Promise((resolve, reject) => {
    request(at, { headers, method }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .once('error', reject)
      .end()
  })
}

test('the overview names the operations, the controls and the sentinels', async () => {
  const { status, body } = await control('GET')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    operations: { handled: ['sendLoginSmsCaptcha'] },
    settings: { latencyMs: 0, today: null },
    drifts: [],
    control: expect.arrayContaining([expect.stringContaining('POST /__mock/reset')]),
    sentinels: expect.arrayContaining([expect.objectContaining({ text: '错误500' })]),
  })
})

test.each([
  ['a page of another origin', { origin: 'https://evil.example' }],
  ['a page of another port', { origin: 'http://localhost:3000' }],
  ['a page without an origin', { origin: 'null' }],
  ['a picture in a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a name that was pointed at this machine', { host: 'evil.example', origin: 'http://evil.example' }],
  ['a name without a dot that was pointed at this machine', { host: 'evil' }],
  ['the address of a local network', { host: '192.168.1.5:4010' }],
  ['a host that is none', { host: 'a b' }],
  ['a request that the portal passed on', { via: '1.1 portal', 'x-forwarded-for': '203.0.113.7' }],
  ['a request that nginx passed on', { 'x-real-ip': '203.0.113.7' }],
  ['a request that a development server passed on', { 'x-forwarded-host': 'localhost:3000' }],
  ['a request that says it was passed on', { forwarded: 'for=203.0.113.7' }],
  ['a request that was passed on for this machine', { 'x-forwarded-for': '127.0.0.1', host: 'localhost:4010' }],
])('%s is refused', async (_, headers) => {
  expect(await statusWith(headers)).toBe(403)
})

test('a form in a page of another origin changes nothing', async () => {
  const page = { origin: 'https://evil.example', 'content-type': 'text/plain', 'sec-fetch-mode': 'navigate' }
  const before = gateway.snapshot()
  for (const path of ['reset', 'tokens/expire', 'snapshot']) {
    expect(await statusWith(page, 'POST', `${origin}/__mock/${path}`)).toBe(403)
  }
  expect(gateway.snapshot()).toEqual(before)
})

test('a host name is let in by being named; what was passed on under it is not', async () => {
  const named = await createMockGateway({ handlers, controlHosts: ['mock'] })
  const at = `${await named.listen(0)}/__mock/outbox`
  expect(await statusWith({ host: 'mock:4010' }, 'GET', at)).toBe(200)
  expect(await statusWith({ host: 'mock:4010', via: '1.1 portal' }, 'GET', at)).toBe(403)
  expect(await statusWith({ host: 'other:4010' }, 'GET', at)).toBe(403)
  await named.close()
})

test('a page of its own origin, and a program, are served', async () => {
  const { host } = new URL(origin)
  expect(await statusWith({ origin, 'sec-fetch-site': 'same-origin' })).toBe(200)
  expect(await statusWith({ host })).toBe(200)
})

test('an SMS is heard of at once and read in the outbox, latest first', async () => {
  for (const tel of ['13800000001', '13800000002']) {
    await fetch(`${origin}/uaa/api/login/sms-captcha?tel=${tel}&purpose=login`)
  }
  expect(sent).toEqual(['13800000001 123456', '13800000002 123456'])
  const { body } = await control('GET', '/outbox')
  expect(body).toMatchObject([{ tel: '13800000002', code: '123456' }, { tel: '13800000001' }])
})

test('a captcha gives its answer, an unknown one 404', async () => {
  gateway.store.captchas.insert({ id: 'captcha-x', answer: 'A7kP', image: '<svg/>', expiresAt: 0 })
  expect(await control('GET', '/captcha/captcha-x')).toMatchObject({ status: 200, body: { answer: 'A7kP' } })
  expect(await control('GET', '/captcha/nobody')).toMatchObject({ status: 404 })
})

test('the gateway moves to another day and back', async () => {
  const realDay = gateway.clock.today()
  expect((await control('PUT', '/settings', { today: '2030-02-28' })).status).toBe(200)
  expect(gateway.clock.today()).toBe('2030-02-28')
  expect(gateway.clock.day(1)).toBe('2030-03-01')
  await control('PUT', '/settings', { today: null })
  expect(gateway.clock.today()).toBe(realDay)
})

test.each([
  ['PUT', '/settings', { latencyMs: -1 }],
  ['PUT', '/settings', { latencyMs: 1e9 }],
  ['PUT', '/settings', { today: '2026-02-30' }],
  ['PUT', '/settings', { unknown: 1 }],
  ['PUT', '/settings', undefined],
  ['POST', '/next', { operationId: 'nobody' }],
  ['POST', '/next', { operationId: 'listProvinces', status: 99 }],
  ['POST', '/restore', { snapshot: { settings: {}, tables: {} } }],
])('%s %s with %j is answered 400 and changes nothing', async (method, path, value) => {
  const before = gateway.snapshot()
  expect(await control(method, path, value)).toMatchObject({ status: 400, body: { returnCode: '400' } })
  expect(gateway.snapshot()).toEqual(before)
})

test('an unknown control is answered 404, another method 405', async () => {
  expect(await control('GET', '/nobody')).toMatchObject({ status: 404 })
  expect(await control('GET', '/reset')).toMatchObject({ status: 405 })
})

test('a reply that was set for a call can be taken back', async () => {
  await control('POST', '/next', { operationId: 'listProvinces', returnCode: '5000' })
  expect((await control('GET')).body).toMatchObject({ overrides: [{ operationId: 'listProvinces' }] })
  await control('POST', '/next/clear')
  expect((await control('GET')).body).toMatchObject({ overrides: [] })
  expect(await (await fetch(`${origin}/uaa/api/states/provinces`)).json()).toMatchObject({ returnCode: '200' })
})

test('the overview names the snapshots that were kept', async () => {
  await control('POST', '/snapshot', { name: '登录后' })
  expect((await control('GET')).body).toMatchObject({ snapshots: expect.arrayContaining(['登录后']) as string[] })
})

test('the request log keeps what was answered, never what was sent', async () => {
  const headers = { authorization: 'Bearer secret-token', 'content-type': 'application/json' }
  const body = JSON.stringify({ refreshToken: 'secret-refresh' })
  await fetch(`${origin}/uaa/api/refresh-token`, { method: 'POST', body, headers })
  const log = (await control('GET', '/requests')).body as object[]
  expect(log.at(-1)).toMatchObject({ method: 'POST', operationId: 'refreshTokens', status: 200, returnCode: '200' })
  expect(JSON.stringify(log)).not.toContain('secret')
})

test('a logged request can be repeated by its curl line, which has no token, secret or body', async () => {
  const headers = { authorization: 'Bearer secret-token', 'content-type': 'application/json' }
  const target = "/uaa/login-phone?tel=13800000001&verifyCode=654321&clientId=it's"
  await fetch(origin + target, { method: 'POST', body: '{"password":"secret"}', headers })
  const [last] = ((await control('GET', '/requests')).body as { curl: string }[]).slice(-1)
  expect(last?.curl).toBe(
    `curl -X POST '${origin}/uaa/login-phone?tel=%3Ctel%3E&verifyCode=%3CverifyCode%3E&clientId=it%27s' ` +
      `-H "authorization: Bearer $TOKEN" -H 'content-type: application/json' --data @body.json`,
  )
})

test('the control page comes whole from the gateway itself', async () => {
  const page = await fetch(`${origin}/__mock/ui`)
  const sources = [...(await page.text()).matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1] ?? '')
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
  expect(sources).toEqual(['/__mock/ui/page.css', '/__mock/ui/page.js', '/__mock/snapshot'])
  for (const source of sources) expect((await fetch(origin + source)).status).toBe(200)
  expect((await fetch(`${origin}/__mock/ui`, { headers: { origin: 'https://evil.example' } })).status).toBe(403)
})

test('the log keeps the last 200 requests', async () => {
  for (let count = 0; count < 205; count += 1) await fetch(`${origin}/nobody`)
  expect((await control('GET', '/requests')).body).toHaveLength(200)
})
