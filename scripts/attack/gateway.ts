import { defend, type Attack } from './attack.ts'
import { ask, requestText, sendRaw } from './wire.ts'

const secret = /passwordHash|"password"|privateKey|BEGIN (RSA )?PRIVATE|"outbox"|"snapshot"|Mock gateway/i
const login = '/gateway/uaa/login'

/** Attacks on what /gateway proxies, and on the mock gateway's control API. */
export const gatewayAttacks: Attack[] = [
  {
    name: 'the control API through the portal',
    tries: 'all users with passwords, SMS codes, and the state to rewrite',
    async attempt({ portal }) {
      const control = ['', '/snapshot', '/outbox', '/requests', '/ui', '/captcha/1', '/reset', '/settings']
      const ways = [
        '/gateway/__mock',
        '/gateway//__mock',
        '/gateway/./__mock',
        '/gateway/%5f%5fmock',
        '/gateway/__mock%2f..',
        '/gateway/uaa/..%2f__mock',
        '/gateway/uaa/%2e%2e/__mock',
        '/gateway/__MOCK',
        '/gateway/;/__mock',
        '/__mock',
        '/gateway/..;/__mock',
        '/gateway\\__mock',
      ]
      for (const way of ways) {
        for (const part of control) {
          for (const method of part === '/reset' ? ['POST'] : ['GET', 'POST', 'PUT']) {
            const lines = ['Content-Length: 2', 'Content-Type: application/json']
            const head = requestText(method, way + part, portal.host, method === 'GET' ? [] : lines)
            const { statuses, text } = await sendRaw(portal, method === 'GET' ? head : `${head}{}`)
            defend(!secret.test(text), `${method} ${way}${part} answers with secrets`)
            defend(
              statuses.every((status) => status >= 300),
              `${method} ${way}${part} answers ${statuses.join()}`,
            )
          }
        }
      }
      return `${ways.length * control.length} ways closed`
    },
  },
  {
    name: 'the control API by another name',
    tries: 'a page of another site, bound to this machine’s address, reads it',
    async attempt({ gateway }) {
      if (gateway === undefined) return 'no mock gateway of ours'
      const foreign = [
        [`Host: evil.example`],
        [`Host: ${gateway.host}`, 'Origin: https://evil.example'],
        [`Host: ${gateway.host}`, 'X-Forwarded-For: 203.0.113.9'],
        [`Host: ${gateway.host}`, 'Forwarded: for=203.0.113.9'],
        [`Host: ${gateway.host}`, 'Via: 1.1 proxy'],
      ]
      for (const lines of foreign) {
        const request = ['GET /__mock/snapshot HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n')
        const { text, statuses } = await sendRaw(gateway, request)
        defend(!secret.test(text) && !statuses.includes(200), `answers ${statuses.join()} to ${lines.join(', ')}`)
      }
      return 'refused to whoever does not come from here by name'
    },
  },
  {
    name: 'unknown paths under /gateway',
    tries: 'what stands beside the contract on a gateway: documents, probes, other services',
    async attempt({ portal }) {
      for (const path of [
        '/',
        '/docs',
        '/actuator/env',
        '/swagger-ui/',
        '/.env',
        '/uaa',
        '/uaa/api/ua/tenant/info/../../../../docs',
        '/policy/api/admin',
        '/uaa/api/ua/tenant%2finfo',
      ]) {
        const { statuses, heads } = await sendRaw(portal, requestText('GET', `/gateway${path}`, portal.host))
        defend(
          statuses.every((status) => status === 404 || status === 400 || (status >= 300 && status < 400)),
          `${path} answers ${statuses.join()}`,
        )
        defend(!heads.some((line) => line.startsWith('content-type: text/html')), `${path} answers with a page`)
      }
      const { status } = await ask(portal, login, { method: 'DELETE' })
      defend(status === 404 || status === 405, `DELETE of the login answers ${status}`)
      return 'not found'
    },
  },
  {
    name: 'a session without its header',
    tries: 'a call in the member’s name: by cookie, as another site would, or by a token in the address',
    async attempt({ portal, token = 'no-such-token-0000' }) {
      const path = '/gateway/message/api/msg/count'
      const cookie = await ask(portal, path, {
        headers: { cookie: `txqyfw_access_token=${token}`, 'tenant-host': 'localhost' },
      })
      defend(cookie.status === 401, `by cookie: ${cookie.status}`)
      for (const name of ['access_token', 'token', 'authorization']) {
        const address = await ask(portal, `${path}?${name}=${token}`, { headers: { 'tenant-host': 'localhost' } })
        defend(
          address.status === 401 || address.status === 400 || address.body.includes('"3000"'),
          `by ?${name}=: ${address.status}`,
        )
      }
      return '401'
    },
  },
  {
    name: 'calls of another origin',
    tries: 'a page of another site reads what a member is answered',
    async attempt({ portal }) {
      for (const origin of ['https://evil.example', 'null', `${portal.origin}.evil.example`]) {
        const preflight = { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } }
        for (const init of [{ headers: { origin } }, preflight]) {
          const { headers } = await ask(portal, '/gateway/uaa/api/ua/tenant/info', init)
          const allowed = headers.get('access-control-allow-origin')
          defend(allowed !== '*' && allowed !== origin, `${origin} is allowed: ${allowed}`)
        }
      }
      return 'no other origin is allowed'
    },
  },
  {
    name: 'replies of the gateway as scripts',
    tries: 'a script from the portal’s own origin whose text somebody else wrote',
    async attempt({ portal }) {
      for (const path of ['/uaa/api/ua/tenant/info', '/docs', '/uaa/api/ua/tenant/info?callback=alert']) {
        const { headers, body } = await ask(portal, `/gateway${path}`)
        defend(headers.get('x-content-type-options') === 'nosniff', `${path} may be sniffed`)
        defend(
          !/javascript|html|svg|xml/.test(headers.get('content-type') ?? '') ||
            /sandbox/.test(headers.get('content-security-policy') ?? '') ||
            (headers.get('content-disposition') ?? '').startsWith('attachment'),
          `${path} is ${headers.get('content-type')}`,
        )
        defend(!body.startsWith('alert'), `${path} calls back`)
      }
      return 'JSON, never sniffed'
    },
  },
  {
    name: 'an uploaded page',
    tries: 'markup with a script, uploaded as a file and opened from the portal’s origin',
    async attempt({ portal, token }) {
      if (token === undefined) return 'nobody is signed in'
      const script = '<script>alert(document.cookie)</script>'
      const png = '\u0089PNG\r\n\u001a\n'
      const files: Record<string, [type: string, start: string]> = {
        'x.html': ['text/html', ''],
        'x.svg': ['image/svg+xml', ''],
        'x.js': ['text/javascript', ''],
        'x.png': ['text/html', png],
        'x.html.png': ['image/png', png],
        '../../x.pdf': ['text/html', '%PDF-1.7\n'],
        'x.pdf': ['application/pdf', '%PDF-1.7\n'],
      }
      const markup = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`
      let stored = 0
      for (const [name, [type, start]] of Object.entries(files)) {
        const form = new FormData()
        form.append('file', new Blob([Buffer.from(start, 'latin1'), markup], { type }), name)
        const headers = { authorization: `Bearer ${token}`, 'tenant-host': 'localhost' }
        const { body } = await ask(portal, '/gateway/uaa/api/upload/file', { method: 'POST', body: form, headers })
        const url = /"url":"([^"]+)"/.exec(body)?.[1]
        if (url === undefined) continue
        stored += 1
        const { pathname, search } = new URL(url, portal.origin)
        const path = pathname + search
        for (const address of [path, `/gateway${path}`]) {
          const { headers: own, body: text } = await ask(portal, address)
          const isActive = /html|svg|xml|javascript/.test(own.get('content-type') ?? '')
          const isTamed =
            /sandbox/.test(own.get('content-security-policy') ?? '') ||
            (own.get('content-disposition') ?? '').startsWith('attachment')
          defend(!text.includes(script) || !isActive || isTamed, `${name} runs at ${address}`)
          defend(own.get('x-content-type-options') === 'nosniff', `${name} may be sniffed`)
        }
      }
      return `${stored} of ${Object.keys(files).length} taken, none runs`
    },
  },
]
