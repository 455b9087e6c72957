import { createServer, request, type IncomingMessage, type RequestOptions, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { readServerConfig } from '../config.ts'
import type { Log } from '../log.ts'
import { noMonitor, type Monitor } from '../metrics/monitor.ts'
import type { Application, Render } from '../pages.ts'
import { createPortalServer } from '../server.ts'

/** A running server of a test. */
export interface Running {
  url: string
  port: number
  close: () => Promise<void>
}

/** Answers a request; may be slow. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

/** Starts a gateway that gives this answer. */
export async function startGateway(answer: Answer): Promise<Running> {
  const server = createServer((incoming, response) => void answer(incoming, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The portal's server; `stop` lets requests complete, `close` does not. */
interface RunningPortal extends Running {
  stop: (drained: Promise<unknown>) => Promise<void>
}

export interface PortalSettings {
  environment?: Record<string, string>
  clientDir?: string
  render?: Render
  isPersonal?: Application['isPersonal']
  log?: Log
  monitor?: Monitor
}

const page: Render = () => new Response('<p>page</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } })

/** The pages of a test: a plain one, and one with a parameter. */
const routeAt = (path: string) => (path === '/' ? '/' : path.replace(/^\/policy\/info\/[^/]+$/, '/policy/info/$id'))

/** Starts the portal's server on a free port; by default it renders one fixed page. */
export async function startPortal(settings: PortalSettings = {}): Promise<RunningPortal> {
  const { environment = {}, clientDir = '/nowhere', render = page, isPersonal = () => false, log = () => {} } = settings
  const application = { fetch: render, isPersonal, routeAt }
  const config = readServerConfig({ HOST: '127.0.0.1', PORT: '0', ...environment })
  const { server, stop } = createPortalServer(config, clientDir, application, log, settings.monitor ?? noMonitor)
  await server.ready()
  const url = new URL(server.url ?? '')
  return { url: url.origin, port: Number(url.port), close: () => server.close(true), stop }
}

export interface RawReply {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

/** Sends a request that fetch would not: any method, the literal path, no decompression. */
export async function send(url: string, options: RequestOptions & { body?: Buffer | string } = {}): Promise<RawReply> {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    const { body, ...rest } = options
    request(url, rest, resolve).on('error', reject).end(body)
  })
  const chunks: Buffer[] = []
  for await (const chunk of reply) chunks.push(chunk as Buffer)
  return { status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) }
}

/** Sends bytes that need not be HTTP, and returns everything until the server closes the connection. */
export async function sendBytes(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(text)
  let reply = ''
  for await (const chunk of socket) reply += String(chunk)
  return reply
}
