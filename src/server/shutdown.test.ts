import { once } from 'node:events'
import { fork, type ChildProcess } from 'node:child_process'
import { Agent, createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createGentleClose } from './shutdown.ts'
import { send } from './testing/servers.ts'

let child: ChildProcess | undefined

afterEach(() => {
  child?.kill('SIGKILL')
})

/** Starts the portal's server in a process of its own, with pages that take a while. */
async function startSlowPortal(): Promise<{ url: string; process: ChildProcess }> {
  child = fork(new URL('testing/slowPortal.ts', import.meta.url), { execArgv: [] })
  const [url] = await once(child, 'message')
  return { url: String(url), process: child }
}

test('a stop under load drops no request: requests in progress complete, and load balancers are told first', async () => {
  const portal = await startSlowPortal()
  const agent = new Agent({ keepAlive: true })
  const gone = once(portal.process, 'exit')
  const outcomes: (number | string)[] = []
  const balancer = { ready: true }
  let afterSignal = 0
  let stopped = false

  const isReady = async () => (await send(`${portal.url}/readyz`)).status !== 503
  // Sends one request after another as long as the portal says it is ready.
  const visit = async () => {
    while (balancer.ready) {
      if (stopped) afterSignal += 1
      outcomes.push(
        await send(`${portal.url}/`, { agent }).then(
          ({ status, body }) => (String(body) === 'whole' ? status : 'cut'),
          String,
        ),
      )
    }
  }
  const visitors = Array.from({ length: 16 }, visit)
  while (outcomes.length < 50) await send(`${portal.url}/healthz`)
  portal.process.kill('SIGTERM')
  stopped = true
  while (await isReady());
  // Load balancers notice later than the portal does.
  const late = outcomes.length + 40
  while (outcomes.length < late) await send(`${portal.url}/healthz`)
  balancer.ready = false
  await Promise.all(visitors)
  portal.process.send('drained')

  expect(outcomes.filter((outcome) => outcome !== 200)).toEqual([])
  expect(afterSignal).toBeGreaterThan(16)
  expect(await gone).toEqual([0, null])
})

test('a page that takes longer than the drain still completes', async () => {
  const portal = await startSlowPortal()
  const gone = once(portal.process, 'exit')
  const asked = once(portal.process, 'message')
  const reply = send(`${portal.url}/long`)
  await asked
  portal.process.kill('SIGTERM')
  portal.process.send('drained')
  expect((await reply).body.toString()).toBe('whole')
  expect((await reply).headers.connection).toBe('close')
  expect(await gone).toEqual([0, null])
})

/** Longer than any test, so that anything waiting for it would not end. */
const NEVER = 600_000
const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

/** Starts a server like a portal that is stopping: each reply except that of /kept closes its connection. */
async function startClosing(): Promise<{
  server: Server
  open: () => Socket
  close: (idleTime: number) => Promise<void>
}> {
  const server = createServer(({ url }, response) => {
    response.writeHead(200, url === '/kept' ? {} : { connection: 'close' }).end('whole')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, open: () => connect(port, '127.0.0.1'), close: createGentleClose(server) }
}

test('a request on an open connection is answered after the server has stopped listening', async () => {
  const { server, open, close } = await startClosing()
  const visitor = open()
  await once(server, 'connection')
  const closed = close(NEVER)
  while (server.listening) await setImmediate()
  visitor.write(REQUEST)
  expect(await text(visitor)).toMatch(/^HTTP\/1\.1 200 [^]*whole/)
  await closed
})

test('connections that are still queued when the server closes are answered, too', async () => {
  const { server, open, close } = await startClosing()
  const visitors = Array.from({ length: 30 }, open)
  for (const visitor of visitors) visitor.write(REQUEST)
  await once(server, 'connection')
  const closed = close(NEVER)
  const replies = await Promise.all(visitors.map((visitor) => text(visitor)))
  expect(replies.filter((reply) => !reply.startsWith('HTTP/1.1 200 '))).toEqual([])
  await closed
})

test('idle connections are closed at last: unused ones and those kept open', async () => {
  const { server, open, close } = await startClosing()
  open()
  await once(server, 'connection')
  const kept = open()
  kept.write('GET /kept HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(kept, 'data')
  await close(1)
  expect(server.listening).toBe(false)
})
