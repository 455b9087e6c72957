import { join, resolve } from 'node:path'
import { readServerConfig } from './config.ts'
import { describeError, logToStdout } from './log.ts'
import type { Render } from './pages.ts'
import { createPortalServer } from './server.ts'

/** How long replies under way may take after the signal to stop, in ms. */
const STOP_WITHIN = 10_000

/** Starts the built portal; `vite build` must have run. */
async function main(): Promise<void> {
  const config = readServerConfig(process.env)
  const log = logToStdout(config.logLevel)
  const dist = resolve(config.distDir)
  // React reads it as it loads; without it the pages would be rendered by its slow development build.
  process.env['NODE_ENV'] ??= 'production'
  const built: { default: { fetch: Render } } = await import(join(dist, 'server/render.js'))
  process.on('unhandledRejection', (reason) => log('error', 'unhandled rejection', describeError(reason)))
  const server = createPortalServer(config, join(dist, 'client'), built.default.fetch, log)
  await server.ready()
  process.once('SIGTERM', () => stop('SIGTERM'))
  process.once('SIGINT', () => stop('SIGINT'))
  log('info', 'listening', { url: server.url, gateway: config.gatewayUrl.origin })

  /** Takes no new connection, and lets the replies under way end. */
  function stop(signal: string): void {
    log('info', 'stopping', { signal })
    setTimeout(() => process.exit(1), STOP_WITHIN).unref()
    void server.close()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`The portal cannot start. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
