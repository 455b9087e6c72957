import { createBrotliDecompress } from 'node:zlib'
import { get, type IncomingMessage } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import type { Render } from './pages.ts'
import { send, startPortal, type Running } from './testing/servers.ts'

let portal: Running | undefined

async function startWith(render: Render): Promise<string> {
  // Only personal pages are streamed while they are rendered.
  portal = await startPortal({ render, isPersonal: () => true })
  return portal.url
}

afterEach(async () => {
  await portal?.close()
  portal = undefined
})

const html = { 'content-type': 'text/html; charset=utf-8' }

test('the first part of a compressed page arrives before the last is rendered', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const write = (text: string) => writer.write(new TextEncoder().encode(text))
  const url = await startWith(() => {
    void write('<p>first</p>')
    return new Response(readable, { headers: html })
  })

  const reply = await new Promise<IncomingMessage>((resolve) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve)
  })
  expect(reply.headers['content-encoding']).toBe('br')
  let text = ''
  for await (const chunk of reply.pipe(createBrotliDecompress())) {
    text += String(chunk)
    if (text !== '<p>first</p>') continue
    await write('<p>last</p>')
    await writer.close()
  }
  expect(text).toBe('<p>first</p><p>last</p>')
})

test.each([
  ['a picture', { 'content-type': 'image/png' }],
  ['a short text', { ...html, 'content-length': '4' }],
  ['what must not be changed', { ...html, 'cache-control': 'no-transform' }],
])('%s stays as it is', async (_name, headers) => {
  const url = await startWith(() => new Response('abcd', { headers }))
  const reply = await send(url, { headers: { 'accept-encoding': 'br, gzip' } })
  expect(reply.headers['content-encoding']).toBeUndefined()
  expect(reply.body.toString()).toBe('abcd')
})

test('a page that fails while it is being sent does not crash the server', async () => {
  const url = await startWith(() => {
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error('broken'))
      },
    })
    return new Response(body, { headers: html })
  })
  await send(url, { headers: { 'accept-encoding': 'br' } }).catch(() => undefined)
  expect((await send(`${url}/healthz`)).status).toBe(200)
})
