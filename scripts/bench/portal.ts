import { measureScripts } from '../size/routeScripts.ts'
import { median, requestsPerSecond, residentMb, startMeasured, stop } from './measure.ts'

const rounds = 3
const gatewayOrigin = 'http://127.0.0.1:4203'
const portalOrigin = 'http://127.0.0.1:3203'
const uncachedOrigin = 'http://127.0.0.1:3204'
const pages = ['/', '/policy', '/policy/info', '/policy/info/p-1001', '/auth/qw', '/qw/personal/collect']

/** Prints how fast the portal renders and sends pages, how much memory it takes and how much JavaScript each page ships. */
export async function measurePortal(): Promise<void> {
  const gateway = await startMeasured({
    name: 'mock gateway',
    args: ['mocks/main.ts', '--port', '4203'],
    readyUrl: `${gatewayOrigin}/`,
  })
  const portal = await startPortal(portalOrigin, '32')
  const uncached = await startPortal(uncachedOrigin, '0')
  try {
    const idleMb = residentMb(portal)
    const health: number[] = []
    const sent: number[] = []
    const rendered: number[] = []
    const load = { connections: 16, headers: { 'accept-encoding': 'br' } }
    for (let round = 0; round < rounds; round += 1) {
      health.push(await requestsPerSecond({ ...load, url: `${portalOrigin}/healthz`, seconds: 3 }))
      sent.push(await requestsPerSecond({ ...load, url: `${portalOrigin}/`, seconds: 5 }))
      // A different address each time: visitors of the same one wait for one rendering.
      rendered.push(
        await requestsPerSecond({ ...load, url: `${uncachedOrigin}/?visit=[<id>]`, idReplacement: true, seconds: 5 }),
      )
    }
    console.log(`\nPortal, medians of ${rounds} rounds, 16 connections`)
    console.table([
      { figure: 'start to ready, ms', value: Math.round(portal.readyMs) },
      { figure: 'home page sent, per second', value: Math.round(median(sent)) },
      { figure: 'home page rendered, per second', value: Math.round(median(rendered)) },
      { figure: 'healthz answered, per second', value: Math.round(median(health)) },
      { figure: 'RSS idle, MB', value: Math.round(idleMb) },
      { figure: 'RSS after the load, MB', value: Math.round(residentMb(portal)) },
    ])
    await printScripts()
  } finally {
    await stop(portal)
    await stop(uncached)
    await stop(gateway)
  }
}

function startPortal(origin: string, pageCacheMb: string) {
  const env = { PORT: new URL(origin).port, GATEWAY_URL: gatewayOrigin, LOG_LEVEL: 'silent', DRAIN_MS: '0' }
  return startMeasured({
    name: 'portal',
    args: ['src/server/main.ts'],
    env: { ...env, PAGE_CACHE_MB: pageCacheMb },
    readyUrl: `${origin}/healthz`,
  })
}

async function printScripts() {
  console.log('\nJavaScript of a first visit')
  const rows = []
  for (const page of pages) {
    const html = await fetch(`${portalOrigin}${page}`).then((response) => response.text())
    const size = measureScripts(html, `${process.env['DIST_DIR'] ?? 'dist'}/client`)
    rows.push({ page, files: size.files, 'KB gz': kilobytes(size.gzip), 'KB br': kilobytes(size.brotli) })
  }
  console.table(rows)
}

function kilobytes(bytes: number): number {
  return Number((bytes / 1024).toFixed(1))
}
