import type { IncomingMessage } from 'node:http'
import { startGateway, startPortal, type Answer, type Running } from './servers.ts'

const running: Running[] = []

/** Starts a portal in front of a gateway that gives this answer; returns the portal's URL. */
export async function startProxy(answer: Answer, environment: Record<string, string> = {}): Promise<string> {
  const gateway = await startGateway(answer)
  const portal = await startPortal({ environment: { GATEWAY_URL: gateway.url, ...environment } })
  running.push(portal, gateway)
  return portal.url
}

export async function stopProxies(): Promise<void> {
  await Promise.all(running.splice(0).map((server) => server.close()))
}

export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

export interface Echoed {
  method: string
  url: string
  headers: Record<string, string | undefined>
  body: string
}

/** Answers with the request itself, as an `Echoed`. */
export const echo: Answer = async (request, response) => {
  const { method, url, headers } = request
  const body = (await bodyOf(request)).toString()
  response.writeHead(201, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ method, url, headers, body }))
}
