import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Monitor } from './monitor.ts'
import { createPrometheusMonitor } from './prometheus.ts'

interface Metrics {
  monitor: Monitor
  /** Where the figures are read. */
  url: string
  close(): void
}

/**
 * Gathers figures, and answers /metrics with them, on a port of its own: whoever publishes the portal's port publishes no
 * figures with it.
 */
export async function serveMetrics(port: number, host: string): Promise<Metrics> {
  const { monitor, registry } = createPrometheusMonitor()
  const server = createServer((request, reply) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      reply.writeHead(404).end()
      return
    }
    void registry.metrics().then((text) => reply.writeHead(200, { 'content-type': registry.contentType }).end(text))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    monitor,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
