import { afterEach, expect, test } from 'vitest'
import { send, startGateway, startPortal, type Answer } from '../testing/servers.ts'
import { serveMetrics } from './serveMetrics.ts'

const running: { close: () => unknown }[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

/** A portal with metrics in front of a gateway that gives this answer. */
async function start(answer: Answer = (_request, response) => response.end('{"returnCode":"200"}')) {
  const gateway = await startGateway(answer)
  const metrics = await serveMetrics(0, '127.0.0.1')
  const environment = { GATEWAY_URL: gateway.url, GATEWAY_REST_MS: '600000' }
  const portal = await startPortal({ environment, monitor: metrics.monitor })
  running.push(gateway, metrics, portal)
  return {
    portal,
    metrics,
    figures: async () => (await send(metrics.url)).body.toString(),
  }
}

test('requests are counted by route pattern, method and status, and timed', async () => {
  const { portal, figures } = await start()
  for (const id of ['p-1', 'p-2', 'p-1']) await send(`${portal.url}/policy/info/${id}?phone=13800000001`)
  await send(`${portal.url}/gateway/policy/api/customer/policy/favorite/77`, { method: 'DELETE' })
  await send(`${portal.url}/gateway/made/up/13800000001`)
  await send(`${portal.url}/assets/none-13800000001.js`)
  const text = await figures()
  expect(text).toContain('portal_http_requests_total{route="/policy/info/$id",method="GET",status="200"} 3')
  expect(text).toContain('portal_http_request_duration_seconds_count{route="/policy/info/$id"} 3')
  expect(text).toMatch(
    /route="\/gateway\/policy\/api\/customer\/policy\/favorite\/\{id\}",method="DELETE",status="\d+"\} 1/,
  )
  expect(text).toContain('portal_http_requests_total{route="/gateway/*",method="GET",status="404"} 1')
  expect(text).toContain('route="/assets/*"')
  expect(text).not.toContain('13800000001')
})

test('pages are counted by where they came from', async () => {
  const { portal, figures } = await start()
  for (let visit = 0; visit < 3; visit += 1) await send(portal.url)
  const text = await figures()
  expect(text).toContain('portal_pages_total{source="made"} 1')
  expect(text).toContain('portal_pages_total{source="kept"} 2')
})

test('gateway calls are counted by operation and outcome; an open circuit is visible', async () => {
  let away = false
  const { portal, figures } = await start((_request, response) => {
    response.writeHead(away ? 503 : 200, { 'content-type': 'application/json' }).end('{"returnCode":"200"}')
  })
  const call = () => send(`${portal.url}/gateway/uaa/api/ua/tenant/info`)
  await call()
  expect(await figures()).toContain('portal_gateway_circuit_open 0')
  away = true
  for (let count = 0; count < 40; count += 1) await call()
  const text = await figures()
  const calls = (outcome: string) =>
    Number(
      new RegExp(
        String.raw`portal_gateway_calls_total\{caller="browser",operation="getTenantInfo",outcome="${outcome}"\} (\d+)`,
      ).exec(text)?.[1],
    )
  expect(calls('answered')).toBe(1)
  expect(calls('failed')).toBeGreaterThan(0)
  expect(calls('refused')).toBeGreaterThan(0)
  expect(calls('answered') + calls('failed') + calls('refused')).toBe(41)
  expect(text).toContain('portal_gateway_circuit_open 1')
})

test('memory and event loop delay are reported, at /metrics only and for GET only', async () => {
  const { metrics, figures } = await start()
  const text = await figures()
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  expect((await send(new URL('/', metrics.url).href)).status).toBe(404)
  expect((await send(metrics.url, { method: 'POST' })).status).toBe(404)
})

test("the portal's own port has no such address", async () => {
  const { portal } = await start()
  const reply = await send(`${portal.url}/metrics`)
  expect(reply.headers['content-type']).toContain('text/html')
  expect(reply.body.toString()).not.toContain('portal_')
})
