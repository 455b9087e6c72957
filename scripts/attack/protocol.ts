import { connect } from 'node:net'
import { once } from 'node:events'
import { defend, type Attack, type Victim } from './attack.ts'
import { ask, requestText, sendRaw } from './wire.ts'

const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n'
const page = '/policy'

/** Requests that two servers might read differently, and requests that would keep the portal busy. */
export const protocolAttacks: Attack[] = [
  ...Object.entries({
    'both lengths': ['Content-Length: 6', 'Transfer-Encoding: chunked'],
    'two lengths': ['Content-Length: 0', `Content-Length: ${smuggled.length}`],
    'a list of lengths': [`Content-Length: 0, ${smuggled.length}`],
    'a signed length': ['Content-Length: +0'],
    'an unknown coding': ['Transfer-Encoding: xchunked'],
    'chunked, then another coding': ['Transfer-Encoding: chunked, identity'],
    'a space before the colon': ['Transfer-Encoding : chunked'],
    'a folded header': ['Transfer-Encoding:\r\n chunked'],
    'a bare line feed': ['X: 1\nTransfer-Encoding: chunked'],
    'a null byte in a header': ['X: a\0b'],
    'a header without a name': [': a'],
  }).map(([what, lines]): Attack => smuggling(what, lines)),
  {
    name: 'smuggling: a chunk that lies about its length',
    tries: 'a second request hidden in the body of the first',
    async attempt({ portal }) {
      const head = requestText('POST', '/gateway/uaa/login', portal.host, ['Transfer-Encoding: chunked'])
      const { statuses } = await sendRaw(portal, `${head}1;a=${'b'.repeat(20_000)}\r\nZZZ\r\n0\r\n\r\n${smuggled}`)
      return onlyRefusals(statuses)
    },
  },
  {
    name: 'two Host headers',
    tries: 'a cache or a proxy reads one host, the portal the other',
    async attempt({ portal }) {
      const { statuses } = await sendRaw(portal, requestText('GET', page, portal.host, ['Host: evil.example']))
      return onlyRefusals(statuses)
    },
  },
  {
    name: 'a host that is none',
    tries: 'an address that the portal cannot read ends it or shows its insides',
    async attempt({ portal }) {
      for (const host of ['', 'a b', '[::1', 'x:99999', 'evil.example/..']) {
        const { statuses, text } = await sendRaw(portal, requestText('GET', page, host))
        defend(!/\n\s+at .*:\d+:\d+/.test(text), `a stack for the host "${host}"`)
        onlyRefusals(statuses)
      }
      return 'each refused'
    },
  },
  {
    name: 'methods',
    tries: 'TRACE echoes cookies to a script; CONNECT opens a tunnel; pages take what is not read',
    async attempt({ portal }) {
      for (const method of ['TRACE', 'TRACK', 'CONNECT', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'X'.repeat(40)]) {
        const { statuses, text } = await sendRaw(portal, requestText(method, page, portal.host, ['Cookie: secret=42']))
        defend(!text.includes('secret=42'), `${method} echoes cookies`)
        defend(
          statuses.every((status) => status >= 400 && status < 500),
          `${method} answers ${statuses.join()}`,
        )
      }
      return 'each refused, nothing echoed'
    },
  },
  {
    name: 'upgrade to another protocol',
    tries: 'a connection past the portal, to the gateway',
    async attempt({ portal }) {
      const upgrade = ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__', 'Connection: Upgrade, HTTP2-Settings']
      const lines = [`GET /gateway/__mock HTTP/1.1`, `Host: ${portal.host}`, ...upgrade, '', '']
      const { statuses } = await sendRaw(portal, lines.join('\r\n'))
      defend(!statuses.includes(101) && !statuses.includes(200), `answers ${statuses.join()}`)
      return 'not upgraded'
    },
  },
  {
    name: 'an oversized head',
    tries: 'memory, by a header without end',
    async attempt({ portal }) {
      const one = await sendRaw(portal, requestText('GET', page, portal.host, [`X: ${'a'.repeat(200_000)}`]))
      onlyRefusals(one.statuses)
      const many = Array.from({ length: 20_000 }, (_, index) => `X-${index}: a`)
      onlyRefusals((await sendRaw(portal, requestText('GET', page, portal.host, many))).statuses)
      const long = await sendRaw(portal, requestText('GET', `/${'a'.repeat(100_000)}`, portal.host))
      return onlyRefusals(long.statuses)
    },
  },
  {
    name: 'an oversized body',
    tries: 'memory, by a body without end',
    async attempt({ portal }) {
      const path = '/gateway/uaa/login'
      const declared = requestText('POST', path, portal.host, ['Content-Length: 4000000000'])
      const told = await sendRaw(portal, declared)
      onlyRefusals(told.statuses)
      const body = new Uint8Array(30 * 1024 * 1024)
      const { status } = await ask(portal, path, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      })
      defend(status === 413, `30 MB answered ${status}`)
      return '413, declared or sent'
    },
  },
  {
    name: 'a body that nobody reads',
    tries: 'the next visitor’s request, on the same connection of a proxy in front, waits for ever',
    async attempt({ portal }) {
      const length = 6_000_000
      const lines = ['Content-Type: application/json', `Content-Length: ${length}`]
      const head = ['POST /gateway/uaa/login HTTP/1.1', `Host: ${portal.host}`, ...lines, '', ''].join('\r\n')
      const next = requestText('GET', '/healthz', portal.host)
      const { statuses, ended } = await sendRaw(portal, head, Buffer.alloc(length, '['), next)
      defend(ended || statuses.length === 2, `after ${statuses.join()} the next request waits`)
      return ended ? `answered ${statuses.join()}, connection ended` : 'both answered'
    },
  },
  {
    name: 'stalled sockets',
    tries: 'connections that nobody else gets, by requests that never end',
    long: true,
    async attempt({ portal }) {
      const limit = 45_000
      const sockets = Array.from({ length: 400 }, () => connect(Number(portal.port), portal.hostname))
      const closed = sockets.map(async (socket) => {
        socket.on('error', () => {})
        socket.resume()
        await once(socket, 'close')
      })
      for (const [index, socket] of sockets.entries()) {
        const head =
          index % 2 === 0
            ? `GET ${page} HTTP/1.1\r\nHost: `
            : `POST /gateway/uaa/login HTTP/1.1\r\nHost: ${portal.host}\r\nContent-Length: 9\r\n\r\n{`
        socket.write(head)
      }
      const { status } = await ask(portal, page)
      defend(status === 200, `others get ${status}`)
      const all = await Promise.race([
        Promise.all(closed).then(() => true),
        new Promise<boolean>((resolve) => {
          setTimeout(() => resolve(false), limit)
        }),
      ])
      const open = sockets.filter(({ closed: isClosed }) => !isClosed).length
      for (const socket of sockets) socket.destroy()
      defend(all, `${open} of 400 are still open after ${limit / 1000} s`)
      return `all closed within ${limit / 1000} s, others served meanwhile`
    },
  },
]

function smuggling(what: string, lines: string[]): Attack {
  return {
    name: `smuggling: ${what}`,
    tries: 'a second request hidden in the body of the first',
    async attempt({ portal }: Victim) {
      const head = [`POST /gateway/uaa/login HTTP/1.1`, `Host: ${portal.host}`, ...lines, '', ''].join('\r\n')
      const { statuses } = await sendRaw(portal, `${head}0\r\n\r\n${smuggled}`)
      return onlyRefusals(statuses)
    },
  }
}

/** At most one reply, which must be a refusal of the request itself. */
function onlyRefusals(statuses: number[]): string {
  defend(statuses.length <= 1, `${statuses.length} replies to one request: ${statuses.join()}`)
  const [status] = statuses
  defend(status === undefined || (status >= 400 && status < 500), `answers ${status}`)
  return status === undefined ? 'connection ended' : `refused with ${status}`
}
