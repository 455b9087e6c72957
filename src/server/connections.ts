import type { Server } from 'node:http'
import type { ServerConfig } from './config.ts'
import type { Log } from './log.ts'

/**
 * In ms. Longer than nginx keeps an idle connection (60 s), or the portal would close it just as nginx sends the next
 * request.
 */
const KEEP_ALIVE = 65_000

/** In ms: enough for a file of 20 MB at 0.6 Mbit/s. A body that stalls is given up earlier. */
const WHOLE_REQUEST = 300_000

/** In ms, for a reply that its client has stopped reading: a phone may lose reception for a while. */
const NOTHING_MOVES = 120_000

/** How long Node's server waits for its clients, in ms; Node reads it when the server is created. */
export function patienceOf({ headersTimeout }: ServerConfig) {
  return {
    keepAliveTimeout: KEEP_ALIVE,
    headersTimeout,
    requestTimeout: Math.max(WHOLE_REQUEST, headersTimeout),
    connectionsCheckingInterval: Math.ceil(headersTimeout / 3),
  }
}

/**
 * Limits connections: how many there are, how long one may stay open without any traffic, and how long a client that
 * already has its reply may take to send the rest of its request.
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
      // The request is complete, or its connection has ended. Listening on the connection itself would add a listener
      // per request.
      request.once('close', () => clearTimeout(patience))
    })
  })
}
