import { afterEach, expect, test } from 'vitest'
import { noMonitor } from './metrics/monitor.ts'
import { send, startPortal, type Running } from './testing/servers.ts'
import { takeWebVitals } from './webVitals.ts'

let portal: Running | undefined

afterEach(async () => {
  await portal?.close()
  portal = undefined
})

/** A portal that measures one visit in four, and what its log and metrics show. */
async function start(environment = { METRICS_PORT: '0', WEB_VITALS_SAMPLE: '0.25' }) {
  const figures: [string, string, number][] = []
  const monitor = { ...noMonitor, webVital: (...figure: [string, string, number]) => void figures.push(figure) }
  portal = await startPortal({ environment, monitor })
  const { url } = portal
  const tell = async (body: string, headers: Record<string, string> = {}) => {
    const own = { 'content-length': String(Buffer.byteLength(body)), ...headers }
    return (await send(`${url}/web-vitals`, { method: 'POST', headers: own, body })).status
  }
  return { figures, tell, url }
}

test("a browser's measurements are recorded under the route pattern of its page, times in seconds", async () => {
  const { figures, tell } = await start()
  const values = { LCP: 1250, INP: 96, CLS: 0.02 }
  expect(await tell(JSON.stringify({ path: '/policy/info/p-1001?tel=13800000001', ...values }))).toBe(204)
  expect(await tell(JSON.stringify({ path: '/', CLS: 0 }))).toBe(204)
  expect(figures).toEqual([
    ['LCP', '/policy/info/$id', 1.25],
    ['INP', '/policy/info/$id', 0.096],
    ['CLS', '/policy/info/$id', 0.02],
    ['CLS', '/', 0],
  ])
})

test.each([
  ['no JSON', 'LCP'],
  ['nothing', ''],
  ['a list', '[]'],
  ['no path', '{"LCP":1}'],
  ['another address', '{"path":"https://evil.test/","LCP":1}'],
  ['a time below nothing', '{"path":"/","LCP":-1}'],
  ['a time that no page takes', '{"path":"/","INP":120001}'],
  ['a shift that no page makes', '{"path":"/","CLS":101}'],
  ['no number', '{"path":"/","LCP":"1"}'],
  ['something else', '{"path":"/","LCP":1,"phone":"13800000001"}'],
])('%s is refused', async (_name, body) => {
  const { figures, tell } = await start()
  expect(await tell(body)).toBe(400)
  expect(figures).toEqual([])
})

test('reports from other sites, and bodies of a kilobyte or more or of unknown length, are refused', async () => {
  const { figures, tell, url } = await start()
  const body = '{"path":"/","LCP":1}'
  expect(await tell(body, { 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await tell(body.padEnd(1025))).toBe(413)
  const chunked = { method: 'POST', headers: { 'transfer-encoding': 'chunked' }, body }
  expect((await send(`${url}/web-vitals`, chunked)).status).toBe(411)
  expect((await send(`${url}/web-vitals`)).headers.allow).toBe('POST')
  expect(figures).toEqual([])
})

test('of more than fifty reports a second the rest is refused, until the next second', async () => {
  const clock = { time: 1000 }
  const take = takeWebVitals(
    noMonitor,
    () => '/',
    () => clock.time,
  )
  const tell = async () => {
    const body = '{"path":"/","LCP":1}'
    const headers = { 'content-length': String(body.length) }
    const request = new Request('http://portal.test/web-vitals', { method: 'POST', headers, body })
    return (await take(request, () => new Response())).status
  }
  const statuses = []
  for (let count = 0; count < 51; count += 1) statuses.push(await tell())
  expect(statuses.filter((status) => status === 204)).toHaveLength(50)
  expect(statuses.at(-1)).toBe(429)
  clock.time = 2000
  expect(await tell()).toBe(204)
})

test('a page says how many of its visits are measured; without the setting it says nothing and reports are refused', async () => {
  const asking = await start()
  expect((await send(asking.url)).headers['server-timing']).toBe('web-vitals;desc="0.25"')
  await portal?.close()
  const silent = await start({ METRICS_PORT: '0', WEB_VITALS_SAMPLE: '0' })
  expect((await send(silent.url)).headers['server-timing']).toBeUndefined()
  expect(await silent.tell('{"path":"/","LCP":1}')).toBe(405)
  expect(silent.figures).toEqual([])
})
