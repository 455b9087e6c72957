import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send, startPortal, type Running } from './testing/servers.ts'

const script = `console.log('${'portal '.repeat(400)}')`
let root: string
let portal: Running

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-static-'))
  await mkdir(join(root, 'client/assets'), { recursive: true })
  await writeFile(join(root, 'secret.js'), 'secret')
  await writeFile(join(root, 'client/.hidden.js'), 'secret')
  await writeFile(join(root, 'client/favicon.svg'), '<svg/>')
  await writeFile(join(root, 'client/assets/app-1a2b.js'), script)
  await writeFile(join(root, 'client/assets/ready-1a2b.js'), script)
  await writeFile(join(root, 'client/assets/ready-1a2b.js.br'), 'as it is on disk')
  portal = await startPortal({ clientDir: join(root, 'client') })
})

afterAll(async () => {
  await portal.close()
  await rm(root, { recursive: true })
})

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a script is sent as %s to a browser that accepts %s', async (encoding, accepted, decode) => {
  const reply = await send(`${portal.url}/assets/app-1a2b.js`, { headers: { 'accept-encoding': accepted } })
  expect(reply.headers['content-encoding']).toBe(encoding)
  expect(reply.headers.vary).toContain('Accept-Encoding')
  expect(reply.headers['content-type']).toContain('text/javascript')
  expect(decode(reply.body).toString()).toBe(script)
})

test('a browser that accepts no compression gets the plain file', async () => {
  const reply = await send(`${portal.url}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'br;q=0' } })
  expect(reply.headers['content-encoding']).toBeUndefined()
  expect(reply.body.toString()).toBe(script)
})

test('a file that the build has compressed is sent as it is', async () => {
  const reply = await send(`${portal.url}/assets/ready-1a2b.js`, { headers: { 'accept-encoding': 'br' } })
  expect(reply.headers['content-encoding']).toBe('br')
  expect(reply.body.toString()).toBe('as it is on disk')
})

test('a file with a hash in its name is cached for a year, others are not', async () => {
  const hashed = await send(`${portal.url}/assets/app-1a2b.js`)
  expect(hashed.headers['cache-control']).toBe('max-age=31536000, immutable')
  const named = await send(`${portal.url}/favicon.svg`)
  expect(named.headers['cache-control']).toBe('max-age=3600')
})

test('a browser that has the file gets a 304', async () => {
  const { headers } = await send(`${portal.url}/assets/app-1a2b.js`)
  const again = await send(`${portal.url}/assets/app-1a2b.js`, { headers: { 'if-none-match': headers.etag } })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
})

test.each(['/../secret.js', '/assets/..%2f..%2fsecret.js', '/%2e%2e/secret.js', '/.hidden.js'])(
  '%s does not lead out of the build',
  async (path) => {
    const reply = await send(portal.url, { path })
    expect(reply.body.toString()).not.toContain('secret')
  },
)
