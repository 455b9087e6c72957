import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Monitor } from './monitor.ts'
import { createPrometheusMonitor } from './prometheus.ts'

interface Metrics {
  monitor: Monitor
  /** URL of the metrics. */
  url: string
  close(): void
}

/**
 * Collects metrics and serves them at /metrics on a separate port, so that publishing the portal's port does not
 * publish them.
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
