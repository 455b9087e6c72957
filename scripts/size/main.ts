import type { ChildProcess } from 'node:child_process'
import { freePort, startService } from '../services.ts'
import { memberCookies } from './memberCookies.ts'
import { importCircles } from './importCircles.ts'
import { measureScripts } from './routeScripts.ts'

interface Page {
  /** Largest JavaScript of a first visit, in gzipped KB. */
  budget: number
  /** For a working page of a member: the parts of antd that it loads, by the names of their modules. */
  parts?: readonly string[]
  /** A member's page without antd. */
  member?: true
}

const pages: Record<string, Page> = {
  // The goal for public pages is 150; the login page needs the form library (docs/decisions/0012).
  '/': { budget: 148 },
  '/policy': { budget: 145 },
  '/policy/info': { budget: 150 },
  '/policy/info/p-1001': { budget: 150 },
  '/qw/supply-demand/demand': { budget: 150 },
  '/qw/supply-demand/demand/detail?id=de-1016': { budget: 148 },
  '/qw/supply-demand/provider/detail?id=fa-2001': { budget: 150 },
  '/qw/supply-demand/resource/detail?id=re-1002': { budget: 150 },
  '/auth/qw': { budget: 158 },
  '/ai-qa': { budget: 281, parts: ['chatParts'] },
  '/qw/personal/home': { budget: 191, member: true },
  // docs/decisions/0029
  '/qw/personal/demand': { budget: 316, parts: ['DemandTable'] },
  '/qw/personal/demand/detail': { budget: 303, parts: ['DemandForm'] },
  '/qw/personal/resources': { budget: 316, parts: ['ResourceTable'] },
  '/qw/personal/resources/detail': { budget: 309, parts: ['ResourceForm'] },
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
  const member = { cookie: await memberCookies(`http://127.0.0.1:${gatewayPort}`) }
  let exceeded = false
  for (const [route, { budget, parts, member: isMembers }] of Object.entries(pages)) {
    const reply = await fetch(`http://127.0.0.1:${portalPort}${route}`, {
      ...((parts ?? isMembers) && { headers: member }),
    })
    const size = measureScripts(await reply.text(), clientDir, parts)
    // Visitors who only read must not load antd.
    const within = size.files > 0 && size.gzip <= budget * 1024 && size.hasAntd === (parts !== undefined)
    exceeded ||= !within
    const figures = `${(size.gzip / 1024).toFixed(1)} KB gz, ${(size.brotli / 1024).toFixed(1)} KB br, ${size.files} files`
    const antd = size.hasAntd ? ', with antd' : ''
    console.log(`${within ? 'ok  ' : 'OVER'} ${route.padEnd(44)} ${figures}${antd} (budget ${budget} KB gz)`)
  }
  const circles = importCircles(clientDir)
  for (const circle of circles) console.log(`BAD  ${circle} (scripts/build/chunks.ts)`)
  if (exceeded || circles.length > 0) process.exitCode = 1
} finally {
  portal?.kill()
  gateway.kill()
}
