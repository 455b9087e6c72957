import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { ensureBrowser } from '../browser.ts'
import { freePort, startService } from '../services.ts'

/** The minimum score, out of 100, of each category on each page: mobile, slow 4G, Lighthouse's defaults. */
const least: Record<string, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const publicPages = [
  '/',
  '/policy',
  '/policy/info',
  '/policy/info/p-1001',
  '/qw/supply-demand/demand',
  '/qw/supply-demand/provider',
]
const pages = process.argv.length > 2 ? process.argv.slice(2) : publicPages
/**
 * The performance score varies with the machine's other load, so the median of these counts; Lighthouse recommends
 * five.
 */
const rounds = 5
const reportDir = '.cache/lighthouse'

async function audit(url: string, port: string): Promise<Result> {
  const outcome = await lighthouse(url, { port: Number(port), output: 'html', onlyCategories: Object.keys(least) })
  if (outcome === undefined) throw new Error(`Lighthouse gave no result for ${url}`)
  mkdirSync(reportDir, { recursive: true })
  const name = new URL(url).pathname.replaceAll('/', '_')
  writeFileSync(`${reportDir}/${name}.html`, String(outcome.report))
  return outcome.lhr
}

function byPerformance(left: Result, right: Result): number {
  return (left.categories['performance']?.score ?? 0) - (right.categories['performance']?.score ?? 0)
}

const [gatewayPort, portalPort, browserPort] = [await freePort(), await freePort(), await freePort()]
const origin = `http://127.0.0.1:${portalPort}`
const gateway = await startService({
  name: 'The mock gateway',
  args: ['mocks/main.ts', '--port', gatewayPort],
  readyUrl: `http://127.0.0.1:${gatewayPort}/__mock`,
})
const portal = await startService({
  name: 'The portal',
  args: ['src/server/main.ts'],
  env: { PORT: portalPort, GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`, LOG_LEVEL: 'silent', DRAIN_MS: '0' },
  readyUrl: `${origin}/healthz`,
})
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: [`--remote-debugging-port=${browserPort}`, '--no-sandbox', '--disable-background-networking'],
})
try {
  // The first search waits for the gateway's index, which it builds after its start, on the CPU under measurement.
  await fetch(`${origin}/policy/info?keyword=${encodeURIComponent('人才')}`)
  const rows: Record<string, string | number>[] = []
  for (const page of pages) {
    // Rendered once before, because visitors get pages from the cache.
    await fetch(origin + page)
    const results: Result[] = []
    for (let round = 0; round < rounds; round += 1) results.push(await audit(origin + page, browserPort))
    const middle = results.toSorted(byPerformance)[Math.floor(rounds / 2)]
    if (middle === undefined) throw new Error('No round has run')
    const row: Record<string, string | number> = { page }
    for (const [category, score] of Object.entries(least)) {
      const reached = Math.round((middle.categories[category]?.score ?? 0) * 100)
      row[category] = reached
      if (reached < score) process.exitCode = 1
    }
    for (const metric of ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']) {
      row[metric] = middle.audits[metric]?.displayValue ?? ''
    }
    row['cumulative-layout-shift'] = middle.audits['cumulative-layout-shift']?.displayValue ?? ''
    for (const category of Object.keys(least)) {
      for (const { id } of middle.categories[category]?.auditRefs ?? []) {
        const failed = middle.audits[id]
        if (category !== 'performance' && failed?.score === 0) console.log(`${page}: ${failed.title}`)
      }
    }
    rows.push(row)
  }
  console.table(rows)
  console.log(`Reports: ${reportDir}`)
} finally {
  await browser.close()
  portal.kill()
  gateway.kill()
}
