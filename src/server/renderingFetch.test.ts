import { afterEach, expect, test, vi } from 'vitest'
import { createBreaker } from './breaker.ts'
import { noMonitor } from './metrics/monitor.ts'
import { createRenderingFetch } from './renderingFetch.ts'
import { startGateway, type Answer, type Running } from './testing/servers.ts'

const running: Running[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

/** A rendering's fetch and the requests that its gateway received. */
async function start(answer: Answer, timeout = 5000) {
  const asked: string[] = []
  const clock = { time: 1 }
  const gateway = await startGateway((request, response) => {
    asked.push(`${String(request.headers['tenant-host'])} ${request.url}`)
    return answer(request, response)
  })
  running.push(gateway)
  const breaker = createBreaker(
    5000,
    () => Promise.reject(new Error('still away')),
    () => {},
    noMonitor,
  )
  const get = createRenderingFetch(breaker, timeout, new URL(gateway.url), { now: () => clock.time })
  const text = async (path: string, tenantHost = 'a.test') => {
    const reply = await get(gateway.url + path, { headers: { 'tenant-host': tenantHost } })
    return `${reply.status} ${await reply.text()}`
  }
  return { asked, clock, text }
}

const tenant = '/uaa/api/ua/tenant/info'
const other = '/policy/api/ua/policy/count'

/** Numbers its replies. */
function counting(envelope: (count: number) => string): Answer {
  let count = 0
  return (_request, response) => {
    count += 1
    response.writeHead(200, { 'content-type': 'application/json' }).end(envelope(count))
  }
}

const good = (count: number) => `{"returnCode":"200","data":${count}}`

test('data that the frame of every page shows is fetched once per tenant', async () => {
  const { asked, text } = await start(counting(good))
  expect(await Promise.all([text(tenant), text(tenant)])).toEqual([`200 ${good(1)}`, `200 ${good(1)}`])
  await text(tenant, 'b.test')
  expect(asked).toEqual([`a.test ${tenant}`, `b.test ${tenant}`])
})

test('everything else is fetched each time', async () => {
  const { text } = await start(counting(good))
  expect(await text(other)).toBe(`200 ${good(1)}`)
  expect(await text(other)).toBe(`200 ${good(2)}`)
})

test('after a minute the old frame data are used until the new ones arrive', async () => {
  const { clock, text } = await start(counting(good))
  await text(tenant)
  clock.time += 61_000
  expect(await text(tenant)).toBe(`200 ${good(1)}`)
  await vi.waitFor(async () => expect(await text(tenant)).toBe(`200 ${good(2)}`))
})

test('old frame data are used as long as the gateway fails', async () => {
  const { asked, clock, text } = await start(counting((count) => (count === 1 ? good(1) : '')))
  await text(tenant)
  clock.time += 61_000
  await text(tenant)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(await text(tenant)).toBe(`200 ${good(1)}`)
})

test('a refusal reaches everyone who waits for it, and is not cached', async () => {
  const refusal = '{"returnCode":"3000","errorMessage":"x"}'
  const { text } = await start(counting((count) => (count === 1 ? refusal : good(count))))
  expect(await Promise.all([text(tenant), text(tenant)])).toEqual([`200 ${refusal}`, `200 ${refusal}`])
  expect(await text(tenant)).toBe(`200 ${good(2)}`)
})

test.each([tenant, other])('a gateway that does not answer %s in time fails the call', async (path) => {
  const { text } = await start(() => {}, 30)
  await expect(text(path)).rejects.toThrow('timeout')
})
