import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readServerConfig, type ServerConfig } from './config.ts'
import { describeError, logToStdout } from './log.ts'
import { boundMemory } from './memory.ts'
import { noMonitor } from './metrics/monitor.ts'
import type { Application } from './pages.ts'
import { createPortalServer } from './server.ts'

/**
 * In ms: how long replies in progress may take after the server stops accepting connections. Longer than the gateway
 * may take.
 */
const LAST_REPLIES = 25_000

/** Starts the built portal; `vite build` must have run. */
async function main(): Promise<void> {
  boundMemory()
  const config = readServerConfig(process.env)
  const log = logToStdout(config.logLevel)
  const dist = resolve(config.distDir)
  const built: { default: Application } = await import(join(dist, 'server/render.js'))
  process.on('unhandledRejection', (reason) => log('error', 'unhandled rejection', describeError(reason)))
  const metrics = await startMetrics(config)
  const monitor = metrics?.monitor ?? noMonitor
  const { server, stop } = createPortalServer(config, join(dist, 'client'), built.default, log, monitor)
  await server.ready()
  process.once('SIGTERM', () => end('SIGTERM', config.drainTime))
  // Somebody at a keyboard is waiting, and no load balancer.
  process.once('SIGINT', () => end('SIGINT', 0))
  log('info', 'listening', { url: server.url, gateway: config.gatewayUrl.origin, metrics: metrics?.url })

  function end(signal: string, drainTime: number): void {
    log('info', 'stopping', { signal })
    setTimeout(() => process.exit(1), drainTime + LAST_REPLIES).unref()
    // Metrics stay readable until the last reply.
    void stop(sleep(drainTime)).then(() => metrics?.close())
  }
}

/** Undefined when metrics are off; then the code that collects them is not even loaded. */
async function startMetrics({ metricsPort, host }: ServerConfig) {
  if (metricsPort === undefined) return undefined
  const { serveMetrics } = await import('./metrics/serveMetrics.ts')
  return serveMetrics(metricsPort, host)
}

main().catch((error: unknown) => {
  process.stderr.write(`The portal cannot start. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
