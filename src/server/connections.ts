import type { Server } from 'node:http'
import type { ServerConfig } from './config.ts'
import type { Log } from './log.ts'

/** In ms, longer than nginx keeps an idle connection (60 s): else the portal would close it under nginx's next request. */
const KEEP_ALIVE = 65_000

/** In ms: a file of 20 MB comes at 0.6 Mbit/s. A body that stalls is given up earlier. */
const WHOLE_REQUEST = 300_000

/** In ms, for a reply that its visitor does not read on: a phone may be without reception for a while. */
const NOTHING_MOVES = 120_000

/** How long Node's server waits for its clients, as it takes it when it is made; in ms. */
export function patienceOf({ headersTimeout }: ServerConfig) {
  return {
    keepAliveTimeout: KEEP_ALIVE,
    headersTimeout,
    requestTimeout: Math.max(WHOLE_REQUEST, headersTimeout),
    connectionsCheckingInterval: Math.ceil(headersTimeout / 3),
  }
}

/**
 * Bounds what connections may hold: how many there are, how long one stays open on which nothing moves, and one whose
 * client was answered without having sent all of its request.
 */
export function limitConnections(server: Server, config: ServerConfig, log: Log): void {
  let isFull = false
  server.maxConnections = config.maxConnections
  server.timeout = Math.max(NOTHING_MOVES, 2 * config.gatewayTimeout)
  server.on('connection', () => {
    isFull = false
  })
  server.on('drop', () => {
    if (!isFull) log('error', 'too many connections', { most: config.maxConnections })
    isFull = true
  })
  server.on('request', (request, reply) => {
    reply.once('finish', () => {
      if (request.complete) return
      const patience = setTimeout(() => request.socket.destroy(), config.headersTimeout)
      // All of it came, or its connection has ended. The connection itself would gather a listener with each request.
      request.once('close', () => clearTimeout(patience))
    })
  })
}
