import type { Random } from './random.ts'
import type { FuzzRequest } from './requests.ts'
import type { FuzzReply } from './target.ts'
import { hostileText } from './values.ts'

/** Parameters that some page reads from its address. */
const parameters = [
  'keyword',
  'id',
  'current',
  'size',
  'tab',
  'type',
  'redirect_uri',
  'code',
  'state',
  'sort',
  '__proto__',
] as const

/** A request for a page or a file, with an error in its path, query, method or headers. */
export function pageRequest(random: Random, routes: string[], token: string): FuzzRequest {
  const route = routes[random.below(routes.length)] ?? '/'
  const path = route.replaceAll(/\{?-?\$\w*\}?/g, () => (random.chance(0.3) ? 'p-1001' : shortly(random)))
  const query = Array.from({ length: random.below(4) }, () => `${random.pick(parameters)}=${shortly(random)}`)
  return {
    operationId: 'page',
    method: random.chance(0.05) ? random.pick(['POST', 'PUT', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND']) : 'GET',
    target: (random.chance(0.15) ? trick(random, path) : path) + (query.length > 0 ? `?${query.join('&')}` : ''),
    headers: {
      ...(random.chance(0.3) ? { cookie: cookies(random, token) } : {}),
      ...(random.chance(0.1) ? { 'accept-encoding': random.pick(['br', 'gzip;q=0', '*', 'x'.repeat(200)]) } : {}),
      ...(random.chance(0.1) ? { 'if-none-match': random.pick(['*', '"', 'W/""', 'x'.repeat(500)]) } : {}),
      ...(random.chance(0.05) ? { host: random.pick(['evil.example', '[::1', 'a b', '', 'x:99999']) } : {}),
      ...(random.chance(0.05) ? { range: random.pick(['bytes=0-0', 'bytes=-1', 'bytes=9-1,1-2']) } : {}),
    },
    body: undefined,
  }
}

/** The error of a page, a file or a plain refusal, whatever was requested. */
export function pageProblem({ method }: FuzzRequest, { status, headers, body }: FuzzReply): string | undefined {
  if (status >= 500) return `HTTP ${status} ${body.toString('utf8').slice(0, 600)}`
  if (headers['x-content-type-options'] !== 'nosniff') return `HTTP ${status} without security headers`
  if (!(headers['content-type'] ?? '').startsWith('text/html')) return undefined
  if (headers['content-security-policy'] === undefined) return 'a page without a policy'
  if (method === 'HEAD' || headers['content-encoding'] !== undefined || status === 304) return undefined
  const html = body.toString('utf8')
  if (html.includes('<script>alert(1)</script>')) return 'markup of the request stands in the page'
  return html.startsWith('<!') && html.trimEnd().endsWith('</html>') ? undefined : `no whole page: ${html.slice(-200)}`
}

function cookies(random: Random, token: string): string {
  return random.pick([
    `txqyfw_access_token=${token}`,
    `txqyfw_access_token=${token}; txqyfw_enterprise=%7B`,
    'txqyfw_access_token=%E0%A4%A; txqyfw_user=e30',
    `txqyfw_user=${Buffer.from('{"__proto__":{"a":1}}').toString('base64')}`,
    'x'.repeat(4000),
    ';;==;',
  ])
}

function trick(random: Random, path: string): string {
  return random.pick([
    `/${path}`,
    `${path}/..%2f..`,
    `/%2e%2e${path}`,
    `${path}%00`,
    `${path}%E0%A4%A`,
    `${path};x=1`,
    path.toUpperCase(),
    `/assets${path}`,
    `/assets/../..${path}`,
    `/gateway${path}`,
    `${path}/`.repeat(30),
    `http://evil.example${path}`,
  ])
}

function shortly(random: Random): string {
  return encodeURIComponent(hostileText(random).slice(0, 300).toWellFormed())
}
