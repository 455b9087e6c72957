import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { copyFile, cp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send, startGateway, type Answer, type Running } from './testing/servers.ts'

/** Outside the project, so that the build runs with the packages it contains and no others, as in its image. */
const folder = mkdtempSync(join(tmpdir(), 'portal-'))
const DIST_DIR = join(folder, 'dist')
const main = join(DIST_DIR, 'server/main.js')
const environment = {
  ...process.env,
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  METRICS_PORT: '0',
  DIST_DIR,
  DRAIN_MS: '0',
}

const tenant = {
  id: 't-1',
  name: '测试门户',
  host: 'portal.test',
  areaCodes: { province: '320000', city: '321200', region: '321283' },
  themeColor: '#0069E8',
  hotline: '0000-1',
  serviceHours: '每天 8:00-23:00',
}

interface Portal {
  url: string
  /** URL of the metrics. */
  metrics: string
  process: ChildProcess
}

let gateway: Running
let portal: Portal
/** Paths requested from the gateway. */
const asked: string[] = []
/** The headers that the gateway received for each personal page. */
const told: IncomingMessage['headers'][] = []
/** The status with which the gateway answers the policy search. */
let searchStatus = 404

const answer: Answer = async (request, response) => {
  const path = request.url ?? ''
  asked.push(path)
  told.push(request.headers)
  const reply = await replyTo(path, request)
  response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify('data' in reply ? { returnCode: '200', data: reply.data } : { returnCode: '404' }))
}

async function replyTo(path: string, request: IncomingMessage): Promise<{ status?: number; data?: unknown }> {
  if (path.startsWith('/uaa/api/ua/tenant/info')) return { data: tenant }
  if (path.startsWith('/uaa/api/ua/module-config/list')) return { data: [] }
  if (path.startsWith('/policy/api/ua/policy/search-list')) return { status: searchStatus }
  if (path === '/policy/api/ua/policy/policyCount') return { data: 1 }
  if (path !== '/uaa/api/token-check') return { status: 404 }
  const valid = !(await text(request)).includes('ended')
  return { data: { valid, expiresIn: valid ? 60 : 0 } }
}

/** Starts the built portal as a deployment does, and waits until it logs its URL. */
async function startBuilt(gatewayUrl: string): Promise<Portal> {
  const child = spawn(process.execPath, [main], {
    cwd: folder,
    env: { ...environment, GATEWAY_URL: gatewayUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) {
    const entry: { event: string; url: string; metrics: string } = JSON.parse(line)
    if (entry.event === 'listening') {
      child.stdout.resume()
      return { url: entry.url, metrics: entry.metrics, process: child }
    }
  }
  throw new Error('The portal ended before it listened')
}

async function stop({ process: child }: Portal): Promise<unknown> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  return ended
}

/** Uses the build that the caller names, or makes one. */
async function build(): Promise<void> {
  const built = process.env['BUILT_DIR']
  if (built !== undefined) return cp(built, DIST_DIR, { recursive: true })
  const command = ['node_modules/vite/bin/vite.js', 'build', '--outDir', DIST_DIR]
  await promisify(execFile)(process.execPath, command, { env: environment })
}

beforeAll(async () => {
  await build()
  await copyFile('package.json', join(folder, 'package.json'))
  gateway = await startGateway(answer)
  portal = await startBuilt(gateway.url)
}, 120_000)

afterAll(async () => {
  await stop(portal)
  await gateway.close()
  await rm(folder, { recursive: true })
})

test('8-35 8-36 2.7-01 an unknown address is a 404 page within the frame, and its reply ends', async () => {
  const reply = await send(`${portal.url}nowhere`)
  const html = reply.body.toString()
  expect(reply.status).toBe(404)
  expect(html).toMatch(/<h1[^>]*>页面不存在<\/h1>/)
  expect(html).toContain('This page could not be found')
  expect(html).toContain('测试门户')
  expect(html.trimEnd()).toMatch(/<\/html>$/)
})

test('1-56 7-15 the tenant is fetched before the first page is sent, which shows its name', async () => {
  const reply = await send(`${portal.url}nowhere`)
  expect(reply.body.toString()).toContain(tenant.name)
  expect(asked).toContain('/uaa/api/ua/tenant/info')
})

test('every inline script and style of a public page is allowed by its hash, of a personal one by its nonce', async () => {
  const shared = await send(`${portal.url}nowhere`)
  const policy = String(shared.headers['content-security-policy'])
  const inline = [...shared.body.toString().matchAll(/<(?:script|style)\b[^>]*>([^]*?)<\/(?:script|style)>/g)]
  expect(inline.length).toBeGreaterThan(2)
  for (const [, code = ''] of inline.filter((element) => element[1] !== '')) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  expect(shared.body.toString()).not.toContain('nonce')

  const own = await send(`${portal.url}auth/qw`)
  const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(String(own.headers['content-security-policy']))?.[1]
  const tags = own.body.toString().match(/<(script|style)\b[^>]*>/g) ?? []
  expect(tags.length).toBeGreaterThan(2)
  for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`)
  for (const { body } of [shared, own]) expect(body.toString()).not.toMatch(/<[^>]+ (on\w+|style)=/)
})

test('a public page is the same for a visitor and a member, except for the time it was rendered', async () => {
  const member = {
    cookie: 'txqyfw_access_token=t; txqyfw_refresh_token=r; txqyfw_enterprise=en-1',
    'user-agent': 'bot',
  }
  const other = await startBuilt(gateway.url)
  const pages = [
    await send(portal.url),
    await send(other.url, { headers: { ...member, host: new URL(portal.url).host } }),
  ]
  await stop(other)
  const [asNobody, asMember] = pages.map(({ body }) => body.toString().replaceAll(/\b1\d{12}\b/g, 'time'))
  expect(asMember).toBe(asNobody)
})

test('data that the frame shows on every page is fetched once', async () => {
  asked.length = 0
  await send(`${portal.url}nowhere/1`)
  await send(`${portal.url}nowhere/2`)
  expect(asked.filter((path) => /tenant\/info|module-config\/list/.test(path))).toEqual([])
})

test('anonymous gateway replies are shared by several pages', async () => {
  asked.length = 0
  for (const visit of [1, 2]) await send(`${portal.url}?visit=${visit}`, { headers: { host: 'kept.test' } })
  const times = (path: string) => asked.filter((other) => other === path).length
  expect(times('/policy/api/ua/policy/policyCount')).toBe(1)
  // This call fails here.
  expect(times('/enterprise/api/ua/en/count')).toBe(2)
})

test('metrics name pages by their route pattern, and anything else by none', async () => {
  for (const path of ['policy/info/p-1', 'nowhere/13800000001']) await send(portal.url + path)
  const routes = (await send(portal.metrics)).body.toString().match(/(?<=^portal_http_requests_total\{route=")[^"]*/gm)
  expect(routes).toEqual(expect.arrayContaining(['/policy/info/$id', 'none']))
  expect(routes).not.toContain('/$')
})

test('4-72 9-44 N-69 on the server a member whose login has ended loses the cookies and goes to login', async () => {
  const reply = await send(`${portal.url}qw/personal/collect?current=2`, {
    headers: { cookie: 'txqyfw_access_token=ended' },
  })
  expect(reply.status).toBe(307)
  expect(reply.headers.location).toBe('/auth/qw?redirect_uri=%2Fqw%2Fpersonal%2Fcollect%3Fcurrent%3D2')
  const cookies = reply.headers['set-cookie']?.filter((cookie) => cookie.includes('Max-Age=0')) ?? []
  expect(cookies.map((cookie) => cookie.split('=')[0])).toContain('txqyfw_access_token')
})

test.each([
  ['whose policies cannot be fetched', 500, '服务器内部错误'],
  ['whose gateway is away', 503, '服务器'],
])('8-41 a page %s answers %i, as its error screen says, and is not cached', async (_name, status, message) => {
  searchStatus = status === 503 ? 502 : 500
  const reply = await send(`${portal.url}policy/info?keyword=word${status}`)
  expect(reply.status).toBe(status)
  expect(reply.body.toString()).toContain(message)
  expect(reply.headers['cache-control']).toBe('private, no-store')
  searchStatus = 404
})

test("the page's files are sent as the build compressed them", async () => {
  const { body } = await send(`${portal.url}nowhere`)
  const script = /"(\/assets\/react-[^"]+\.js)"/.exec(body.toString())?.[1]
  const icons = /<use href="(\/assets\/icons-[^"]+\.svg)#search"/.exec(body.toString())?.[1]
  for (const file of [script, icons]) {
    const reply = await send(new URL(file ?? '', portal.url).href, { headers: { 'accept-encoding': 'br' } })
    expect(reply.status).toBe(200)
    expect(reply.headers['content-encoding']).toBe('br')
    expect(Number(reply.headers['content-length'])).toBe(reply.body.length)
    expect(reply.headers['cache-control']).toContain('immutable')
  }
})

test.each([
  ['cookies', '/auth/qw', { cookie: 'txqyfw_access_token=%E0%A4%A; txqyfw_user=%%; =;; txqyfw_enterprise=a b"' }],
  ['a query', '/auth/qw?redirect_uri=%E0%A4%A&%', {}],
  ['a host', '/auth/qw', { host: '[::1]:3000' }],
])('an unreadable %s does not prevent the page from being shown', async (_name, path, headers) => {
  const reply = await send(portal.url, { path, headers })
  expect(reply.status).toBe(200)
  expect(reply.body.toString()).toContain('测试门户')
})

test('7-08 7-09 7-10 gateway calls for a personal page carry client IP, enterprise id and source', async () => {
  told.length = 0
  const cookie = 'txqyfw_access_token=t; txqyfw_enterprise=en-1001'
  const reply = await send(`${portal.url}policy/subscribe`, { headers: { cookie } })
  expect(reply.status).toBe(200)
  expect(told.length).toBeGreaterThan(0)
  for (const headers of told) {
    expect(headers).toMatchObject({ 'client-ip': '127.0.0.1', 'enterprise-id': 'en-1001', source: 'PC' })
    // The server makes anonymous calls (docs/decisions/0011).
    expect(headers).not.toHaveProperty('authorization')
  }

  // A public page is the same for everybody, so nothing is passed on about the first visitor who asks for it.
  told.length = 0
  await send(`${portal.url}policy/info?keyword=${told.length}enterprise`, { headers: { cookie } })
  expect(told.length).toBeGreaterThan(0)
  for (const headers of told) expect(headers).not.toHaveProperty('enterprise-id')
})

test('a page of the personal area is not cached anywhere', async () => {
  const reply = await send(`${portal.url}qw/personal/collect`, { headers: { cookie: 'txqyfw_access_token=t' } })
  expect(reply.status).toBe(200)
  expect(reply.headers['cache-control']).toBe('private, no-store')
})

test.each(['//evil.test/x', '/\\evil.test/x'])('%s does not send the visitor to another origin', async (path) => {
  const { headers } = await send(portal.url, { path })
  const target = new URL(headers.location ?? '/', portal.url)
  expect(target.origin).toBe(new URL(portal.url).origin)
})

test('a page still ends, within the frame, when its gateway is down', async () => {
  const alone = await startBuilt('http://127.0.0.1:9')
  const reply = await send(`${alone.url}nowhere`)
  expect(reply.status).toBe(404)
  expect(reply.body.toString()).toContain('企业综合服务平台')
  expect(reply.body.toString().trimEnd()).toMatch(/<\/html>$/)
  expect(await stop(alone)).toEqual([0, null])
}, 30_000)

test('an invalid setting stops the start with a sentence that names it', async () => {
  const start = promisify(execFile)(process.execPath, [main], { env: { ...environment, PORT: 'x' } })
  await expect(start).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('PORT') })
}, 30_000)
