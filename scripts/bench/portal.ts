import { measureScripts } from '../size/routeScripts.ts'
import { median, requestsPerSecond, residentMb, startMeasured, stop } from './measure.ts'

const rounds = 3
const gatewayOrigin = 'http://127.0.0.1:4203'
const portalOrigin = 'http://127.0.0.1:3203'
const pages = ['/', '/policy', '/policy/info', '/auth/qw', '/qw/personal/collect']

/** Prints how fast the portal renders, how much memory it takes and how much JavaScript each page ships. */
export async function measurePortal(): Promise<void> {
  const gateway = await startMeasured({
    name: 'mock gateway',
    args: ['mocks/main.ts', '--port', '4203'],
    readyUrl: `${gatewayOrigin}/`,
  })
  const portal = await startMeasured({
    name: 'portal',
    args: ['src/server/main.ts'],
    env: { PORT: '3203', GATEWAY_URL: gatewayOrigin, LOG_LEVEL: 'silent' },
    readyUrl: `${portalOrigin}/healthz`,
  })
  try {
    const idleMb = residentMb(portal)
    const health: number[] = []
    const home: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      health.push(await requestsPerSecond({ url: `${portalOrigin}/healthz`, connections: 16, seconds: 3 }))
      home.push(await requestsPerSecond({ url: `${portalOrigin}/`, connections: 16, seconds: 5 }))
    }
    console.log(`\nPortal, medians of ${rounds} rounds, 16 connections`)
    console.table([
      { figure: 'start to ready, ms', value: Math.round(portal.readyMs) },
      { figure: 'home page rendered, per second', value: Math.round(median(home)) },
      { figure: 'healthz answered, per second', value: Math.round(median(health)) },
      { figure: 'healthz per home page', value: Number((median(health) / median(home)).toFixed(1)) },
      { figure: 'RSS idle, MB', value: Math.round(idleMb) },
      { figure: 'RSS after the load, MB', value: Math.round(residentMb(portal)) },
    ])
    await printScripts()
  } finally {
    await stop(portal)
    await stop(gateway)
  }
}

async function printScripts() {
  console.log('\nJavaScript of a first visit')
  const rows = []
  for (const page of pages) {
    const html = await fetch(`${portalOrigin}${page}`).then((response) => response.text())
    const size = measureScripts(html, 'dist/client')
    rows.push({ page, files: size.files, 'KB gz': kilobytes(size.gzip), 'KB br': kilobytes(size.brotli) })
  }
  console.table(rows)
}

function kilobytes(bytes: number): number {
  return Number((bytes / 1024).toFixed(1))
}
