import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { send, startGateway, startPortal, type Running } from './testing/servers.ts'

const running: Running[] = []

async function started(server: Promise<Running>): Promise<Running> {
  running.push(await server)
  return server
}

function start(environment: Record<string, string>, log: string[] = []): Promise<Running> {
  return started(startPortal({ environment, log: (...entry: unknown[]) => log.push(JSON.stringify(entry)) }))
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

/** Everything the server sends until it closes or resets the connection. */
async function untilClosed(socket: Socket): Promise<string> {
  let received = ''
  socket.on('data', (chunk) => (received += String(chunk)))
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('close', resolve))
  return received
}

const HALF_A_BODY = 'HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{'

test.each([
  ['nothing', ''],
  ['half a request line', 'GET /pol'],
  ['a head without its end', 'GET / HTTP/1.1\r\nHost: a\r\nx: 1\r\n'],
  ['a request for a page with half a body', `POST / ${HALF_A_BODY}`],
  ['a request for an operation nobody knows with half a body', `POST /gateway/x ${HALF_A_BODY}`],
  ['a call with half a body', `POST /gateway/uaa/api/logout ${HALF_A_BODY}`],
])('connections that send %s and stall are closed, with at most a refusal', async (_name, bytes) => {
  const gateway = await started(startGateway(() => {}))
  // The gateway's limit is the longer one, so that a busy machine that is slow to read the body is not mistaken for a
  // silent gateway.
  const patience = { HEADERS_TIMEOUT_MS: '100', GATEWAY_TIMEOUT_MS: '1000', GATEWAY_URL: gateway.url }
  const { port, url } = await start(patience)
  const sockets = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'))
  for (const socket of sockets) socket.write(bytes)
  const replies = await Promise.all(sockets.map(untilClosed))
  expect(replies.filter((reply) => !/^(HTTP\/1\.1 4\d\d |$)/.test(reply))).toEqual([])
  // These short limits can also hit a busy machine.
  await expect.poll(() => send(url).then(({ status }) => status, String)).toBe(200)
})

test('a client that is refused while still sending can read the reason', async () => {
  const { port } = await start({})
  const socket = connect(port, '127.0.0.1')
  const replied = untilClosed(socket)
  // More than the socket buffers hold, sent after the refusal has arrived.
  socket.write('POST %2fnowhere HTTP/1.1\r\nHost: a\r\nContent-Length: 9000000\r\n\r\n')
  await once(socket, 'data')
  await new Promise<void>((resolve, reject) => {
    socket.write(Buffer.alloc(8_000_000), (error) => (error ? reject(error) : resolve()))
  })
  socket.end()
  expect(await replied).toMatch(/^HTTP\/1\.1 400 /)
})

test('a head that arrives one letter at a time is given up like one that stalls', async () => {
  const { port } = await start({ HEADERS_TIMEOUT_MS: '100' })
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nx: ')
  const dripping = setInterval(() => socket.write('1'), 10)
  expect(await untilClosed(socket)).toMatch(/^HTTP\/1\.1 408 /)
  clearInterval(dripping)
})

test('a connection whose request bodies arrive after their replies accumulates no listeners', async () => {
  const warnings: Error[] = []
  const hear = (warning: Error) => warnings.push(warning)
  process.on('warning', hear)
  const { port } = await start({})
  const socket = connect(port, '127.0.0.1')
  // One more than the number of listeners that Node reports as a leak.
  for (let request = 0; request < 11; request += 1) {
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n')
    await once(socket, 'data')
    socket.write('x')
  }
  socket.destroy()
  expect(await send(`http://127.0.0.1:${port}/healthz`)).toMatchObject({ status: 200 })
  process.off('warning', hear)
  expect(warnings).toEqual([])
})

test('connections beyond the limit are closed and logged once; one that closes makes room', async () => {
  const log: string[] = []
  const { port, url } = await start({ MAX_CONNECTIONS: '3' }, log)
  const open = Array.from({ length: 3 }, () => connect(port, '127.0.0.1'))
  await Promise.all(open.map((socket) => once(socket, 'connect')))
  const further = Array.from({ length: 5 }, () => connect(port, '127.0.0.1'))
  for (const socket of further) expect(await untilClosed(socket)).toBe('')
  expect(log).toEqual(['["error","too many connections",{"most":3}]'])
  for (const socket of open) socket.destroy()
  await expect.poll(() => send(url).then(({ status }) => status, String)).toBe(200)
})
