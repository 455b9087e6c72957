import { connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import type { Render } from './pages.ts'
import { send, startGateway, startPortal, type Running } from './testing/servers.ts'

const running: Running[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

/** A portal whose gateway answers with a status set by the test. Its pages say whether their call succeeded. */
async function start(rest: string) {
  const gatewayState: { status: number; asked: number; waiting?: () => void; trial?: () => void } = {
    status: 503,
    asked: 0,
  }
  const gateway = await startGateway((request, response) => {
    if (request.url === '/uaa/api/dict/value') gatewayState.waiting?.()
    else if (request.method === 'HEAD' && gatewayState.trial !== undefined) gatewayState.trial()
    else {
      gatewayState.asked += 1
      response.writeHead(gatewayState.status).end()
    }
  })
  const render: Render = async (_request, { context }) => {
    const reply = await context.fetch?.(`${gateway.url}/x`).catch((error: Error) => error)
    return new Response(reply instanceof Error ? 'refused' : 'asked', { headers: { 'content-type': 'text/html' } })
  }
  const portal = await startPortal({
    render,
    isPersonal: () => true,
    environment: { GATEWAY_URL: gateway.url, GATEWAY_REST_MS: rest, MAX_BODY_BYTES: '4096' },
  })
  running.push(portal, gateway)
  return { gatewayState, url: portal.url }
}

async function failOften(url: string): Promise<void> {
  for (let call = 0; call < 40; call += 1) await send(`${url}/gateway/uaa/api/current-user`)
}

test('when the gateway keeps failing it is no longer called: calls get an error envelope and pages their error at once', async () => {
  const { gatewayState, url } = await start('60000')
  await failOften(url)
  const { asked } = gatewayState
  expect(asked).toBeLessThan(40)

  const reply = await send(`${url}/gateway/uaa/api/current-user`)
  expect(reply.status).toBe(503)
  expect(JSON.parse(reply.body.toString())).toEqual({ returnCode: '5000', errorMessage: '服务暂时不可用，请稍后再试' })
  expect(reply.headers['retry-after']).toBe('60')
  expect((await send(url)).body.toString()).toBe('refused')
  expect(gatewayState.asked).toBe(asked)
})

test('a gateway that has recovered is used again', async () => {
  const { gatewayState, url } = await start('50')
  await failOften(url)
  gatewayState.status = 200
  await vi.waitFor(async () => expect((await send(`${url}/gateway/uaa/api/current-user`)).status).toBe(200))
  expect((await send(url)).body.toString()).toBe('asked')
})

test('errors of single operations leave the circuit closed', async () => {
  const { gatewayState, url } = await start('60000')
  gatewayState.status = 500
  await failOften(url)
  expect(gatewayState.asked).toBe(40)
})

test("bodies that are too large leave the circuit closed: they are the sender's fault", async () => {
  const { gatewayState, url } = await start('60000')
  gatewayState.status = 200
  const headers = { 'transfer-encoding': 'chunked' }
  for (let call = 0; call < 40; call += 1) {
    const reply = await send(`${url}/gateway/uaa/api/upload/file`, {
      method: 'POST',
      headers,
      body: Buffer.alloc(5000),
    })
    expect(reply.status).toBe(413)
  }
  expect((await send(`${url}/gateway/uaa/api/current-user`)).status).toBe(200)
})

test('calls that visitors abort leave the circuit closed', async () => {
  const { gatewayState, url } = await start('60000')
  gatewayState.status = 200
  for (let call = 0; call < 30; call += 1) {
    const arrived = Promise.withResolvers<void>()
    gatewayState.waiting = arrived.resolve
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write('GET /gateway/uaa/api/dict/value HTTP/1.1\r\nHost: a.test\r\n\r\n')
    await arrived.promise
    socket.resetAndDestroy()
  }
  expect((await send(`${url}/gateway/uaa/api/current-user`)).status).toBe(200)
})

test('nobody waits while the gateway is being probed', async () => {
  const tried = Promise.withResolvers<void>()
  const { gatewayState, url } = await start('50')
  await failOften(url)
  gatewayState.trial = tried.resolve
  await tried.promise
  expect((await send(`${url}/gateway/uaa/api/current-user`)).status).toBe(503)
})
