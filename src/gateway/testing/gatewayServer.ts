import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as the gateway received it. */
export interface SeenRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  text: string
  /** The client left before it received the reply. */
  abandoned: boolean
}

export interface ServerReply {
  status?: number
  headers?: Record<string, string>
  /** Sent as JSON; leave out for `text` or an empty body. */
  json?: unknown
  text?: string
}

/** How the server answers: `hang` never replies, `cut` drops the connection. */
export type Answer = (request: SeenRequest) => ServerReply | 'hang' | 'cut' | Promise<ServerReply>

export interface GatewayServer {
  url: string
  seen: SeenRequest[]
  /** The requests to one path, in order of arrival. */
  seenAt(path: string): SeenRequest[]
  close(): Promise<void>
}

/** A real HTTP server on a free port whose answers the test controls. */
export async function startGatewayServer(answer: Answer): Promise<GatewayServer> {
  const seen: SeenRequest[] = []
  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing, answer, seen))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    seenAt: (path) => seen.filter((request) => request.path === path),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function serve(incoming: IncomingMessage, outgoing: ServerResponse, answer: Answer, seen: SeenRequest[]) {
  const address = new URL(incoming.url ?? '/', 'http://gateway')
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const request: SeenRequest = {
    method: incoming.method ?? '',
    path: address.pathname,
    query: address.searchParams,
    headers: incoming.headers,
    text: Buffer.concat(chunks).toString('utf8'),
    abandoned: false,
  }
  outgoing.on('close', () => {
    request.abandoned = !outgoing.writableFinished
  })
  seen.push(request)
  const reply = await answer(request)
  if (reply === 'hang') return
  if (reply === 'cut') {
    incoming.socket.destroy()
    return
  }
  const { status = 200, headers = {}, json, text = json === undefined ? '' : JSON.stringify(json) } = reply
  const contentType = json === undefined ? {} : { 'content-type': 'application/json' }
  outgoing.writeHead(status, { ...contentType, ...headers }).end(text)
}
