import type { IncomingHttpHeaders } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import type { Render } from './pages.ts'
import { send, startGateway, startPortal, type Running } from './testing/servers.ts'

const running: Running[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`
const call = '/gateway/uaa/api/ua/tenant/info'

const callGateway: Render = async (_request, { context }) => {
  const reply = await context.fetch?.(`${context.gatewayUrl}/policy/api/ua/policy/policyCount`)
  return new Response(await reply?.text(), { headers: { 'content-type': 'text/html' } })
}

/** The headers that the gateway got with the call that a request caused, and what the log said about that request. */
async function told(path: string, headers: Record<string, string>, trusted = true) {
  const calls: IncomingHttpHeaders[] = []
  const lines: Record<string, unknown>[] = []
  const gateway = await startGateway((request, response) => {
    calls.push(request.headers)
    response.end('{"returnCode":"200"}')
  })
  const environment = { GATEWAY_URL: gateway.url, ...(trusted ? { TRUSTED_PROXIES: '127.0.0.1' } : {}) }
  const portal = await startPortal({
    environment,
    render: callGateway,
    log: (_level, event, fields) => event === 'request' && lines.push(fields ?? {}),
  })
  running.push(gateway, portal)
  await send(portal.url + path, { headers })
  return { call: calls[0] ?? {}, line: lines[0] ?? {} }
}

test.each([call, '/'])('the trace of %s is passed on to the gateway unchanged, and logged', async (path) => {
  const { call: received, line } = await told(path, { traceparent, tracestate: 'a=1,b=2' })
  expect(received).toMatchObject({ traceparent, tracestate: 'a=1,b=2' })
  expect(line['traceId']).toBe(traceId)
  expect(received['x-request-id']).toBe(line['requestId'])
})

test.each([
  ['of another version', `01-${traceId}-00f067aa0ba902b7-01`],
  ['without a trace', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
  ['without a step', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['with more behind it', `${traceparent}-13800000001`],
  ['in capitals', traceparent.toUpperCase()],
  ['empty', ''],
])('a trace %s is dropped, together with everything that belongs to it', async (_name, bad) => {
  const { call: received, line } = await told(call, { traceparent: bad, tracestate: 'a=1' })
  expect(received['traceparent']).toBeUndefined()
  expect(received['tracestate']).toBeUndefined()
  expect(line['traceId']).toBeUndefined()
})

test.each([call, '/'])('a visitor cannot give %s a trace of their own', async (path) => {
  const { call: received, line } = await told(path, { traceparent, tracestate: 'a=1' }, false)
  expect(received['traceparent']).toBeUndefined()
  expect(received['tracestate']).toBeUndefined()
  expect(line['traceId']).toBeUndefined()
  expect(received['x-request-id']).toBe(line['requestId'])
})
