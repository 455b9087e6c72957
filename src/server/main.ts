import { join } from 'node:path'
import { readServerConfig } from './config.ts'
import { describeError, logToStdout as log } from './log.ts'
import type { Render } from './pages.ts'
import { createPortalServer } from './server.ts'

/** Starts the built portal; `vite build` must have run. */
async function main(): Promise<void> {
  const config = readServerConfig(process.env)
  const dist = join(import.meta.dirname, '../../dist')
  const built: { default: { fetch: Render } } = await import(join(dist, 'server/render.js'))
  process.on('unhandledRejection', (reason) => log('error', 'unhandled rejection', describeError(reason)))
  const server = createPortalServer(config, join(dist, 'client'), built.default.fetch, log)
  await server.ready()
  log('info', 'listening', { url: server.url, gateway: config.gatewayUrl.origin })
}

main().catch((error: unknown) => {
  log('error', 'cannot start', describeError(error))
  process.exitCode = 1
})
