import { chromium, type Page } from '@playwright/test'
import { ensureBrowser } from '../browser.ts'
import { startMeasured, stop } from './measure.ts'

const gatewayOrigin = 'http://127.0.0.1:4205'
const portalOrigin = 'http://127.0.0.1:3205'
/** About 10 000 policies. */
const scale = '33'
const typed = '研发费用加计扣除与高新技术企业认定奖励'
const pagesTurned = 8

/** Prints how long the search page takes to answer a key and a turned page, over 10 000 policies, at full and at a quarter speed. */
export async function measureResponsiveness(): Promise<void> {
  const gateway = await startMeasured({
    name: 'mock gateway',
    args: ['mocks/main.ts', '--port', '4205', '--scale', scale],
    readyUrl: `${gatewayOrigin}/`,
  })
  const portal = await startMeasured({
    name: 'portal',
    args: ['src/server/main.ts'],
    env: { PORT: '3205', GATEWAY_URL: gatewayOrigin, LOG_LEVEL: 'silent', DRAIN_MS: '0' },
    readyUrl: `${portalOrigin}/healthz`,
  })
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
  try {
    const rows = []
    for (const slowdown of [1, 4]) rows.push({ slowdown, ...(await measureAt(await browser.newPage(), slowdown)) })
    console.log(
      '\nSearch page over 10 000 policies: slowest answer to an interaction, ms (Event Timing; 16 means at most 16)',
    )
    console.table(rows)
  } finally {
    await browser.close()
    await stop(portal)
    await stop(gateway)
  }
}

async function measureAt(page: Page, slowdown: number) {
  await page.addInitScript(keepInteractions)
  await page.goto(`${portalOrigin}/policy/info`)
  await page.locator('main[data-initialized]').waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.getByRole('combobox', { name: '搜索政策' }).first().pressSequentially(typed, { delay: 60 })
  const typing = await slowest(page)
  await page.keyboard.press('Escape')
  for (let turned = 1; turned <= pagesTurned; turned += 1) {
    await page.getByRole('link', { name: '下一页' }).click()
    await page.locator(`a[aria-label=下一页][href*="current=${turned + 2}"]`).waitFor()
  }
  const turning = await slowest(page)
  await page.close()
  return { 'typing in the search': typing, 'turning the page': turning }
}

/** Runs in the page: keeps the duration of every interaction. */
function keepInteractions() {
  const kept: number[] = []
  Object.assign(globalThis, { keptInteractions: kept })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) kept.push(duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

/** The longest interaction since the last call. */
async function slowest(page: Page): Promise<number> {
  const durations = await page.evaluate(async () => {
    // An entry is delivered after the frame that it ends with.
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve, 200))
    })
    return (globalThis as unknown as { keptInteractions: number[] }).keptInteractions.splice(0)
  })
  return Math.max(16, ...durations)
}
