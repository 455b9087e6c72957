import type { ChildProcess } from 'node:child_process'
import { freePort, startService } from '../services.ts'
import { measureScripts } from './routeScripts.ts'

/** Largest JavaScript of a first visit, in gzipped KB, by page. */
const budgets: Record<string, number> = {
  // The goal of the public pages; the login page brings the form library (docs/decisions/0012).
  '/': 170,
  '/policy': 170,
  '/policy/info': 170,
  '/policy/info/p-1001': 170,
  '/auth/qw': 180,
}

const gatewayPort = await freePort()
const portalPort = await freePort()
const clientDir = `${process.env['DIST_DIR'] ?? 'dist'}/client`

const gateway = await startService({
  name: 'The mock gateway',
  args: ['mocks/main.ts', '--port', gatewayPort],
  readyUrl: `http://127.0.0.1:${gatewayPort}/__mock`,
})
let portal: ChildProcess | undefined
try {
  portal = await startService({
    name: 'The portal',
    args: ['src/server/main.ts'],
    env: { PORT: portalPort, GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`, DRAIN_MS: '0' },
    readyUrl: `http://127.0.0.1:${portalPort}/healthz`,
  })
  let exceeded = false
  for (const [route, budget] of Object.entries(budgets)) {
    const html = await fetch(`http://127.0.0.1:${portalPort}${route}`).then((response) => response.text())
    const size = measureScripts(html, clientDir)
    const within = size.files > 0 && size.gzip <= budget * 1024
    exceeded ||= !within
    const figures = `${(size.gzip / 1024).toFixed(1)} KB gz, ${(size.brotli / 1024).toFixed(1)} KB br, ${size.files} files`
    console.log(`${within ? 'ok  ' : 'OVER'} ${route.padEnd(20)} ${figures} (budget ${budget} KB gz)`)
  }
  if (exceeded) process.exitCode = 1
} finally {
  portal?.kill()
  gateway.kill()
}
