import { chromium, type Browser, type Page } from '@playwright/test'
import { ensureBrowser } from '../browser.ts'
import { median, startMeasured, stop } from './measure.ts'

const gatewayOrigin = 'http://127.0.0.1:4205'
const portalOrigin = 'http://127.0.0.1:3205'
/** About 10 000 policies. */
const scale = '33'
const typed = '研发费用加计扣除与高新技术企业认定奖励'
/** Between two keys, in milliseconds: a fast typist. */
const keyDelay = 60
const pagesTurned = 8
const rounds = 3

/**
 * Prints how long the search page takes to respond to a key and to turning a page, with 10 000 policies, at full and at
 * a quarter of the speed.
 */
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
  // The first search waits for the policies' index, which the gateway builds after its start.
  await fetch(`${portalOrigin}/policy/info?keyword=${encodeURIComponent(typed)}`)
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
  try {
    const rows = []
    for (const slowdown of [1, 4]) rows.push({ slowdown, ...(await measureAt(browser, slowdown)) })
    console.log(
      `\nSearch page over 10 000 policies: slowest answer to an interaction, ms (Event Timing; 16 means at most 16), median of ${rounds}`,
    )
    console.table(rows)
  } finally {
    await browser.close()
    await stop(portal)
    await stop(gateway)
  }
}

async function measureAt(browser: Browser, slowdown: number) {
  const early: number[] = []
  const typing: number[] = []
  const turning: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const page = await openAt(browser, slowdown)
    const box = page.getByRole('combobox', { name: '搜索政策' }).first()
    await box.pressSequentially(typed.slice(0, 4), { delay: keyDelay })
    await page.locator('main[data-initialized=true]').waitFor()
    early.push(await slowest(page, typingEvents))
    await box.pressSequentially(typed.slice(4), { delay: keyDelay })
    typing.push(await slowest(page, typingEvents))
    await page.keyboard.press('Escape')
    const turns: number[] = []
    for (let turned = 1; turned <= pagesTurned; turned += 1) turns.push(await turnPage(page, turned + 1))
    turning.push(Math.max(...turns))
    await page.close()
  }
  return {
    'typing before the page listens': median(early),
    'typing in the search': median(typing),
    'turning the page': median(turning),
  }
}

/** A page with a slow CPU from the start, as soon as it accepts input. */
async function openAt(browser: Browser, slowdown: number): Promise<Page> {
  const page = await browser.newPage()
  await page.addInitScript(keepInteractions)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(`${portalOrigin}/policy/info`, { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: '搜索政策' }).first().waitFor()
  return page
}

/**
 * Turns to the page with that number and returns the slowest response to the mouse's arrival or press. The raw mouse is
 * used, because a locator would search the page on the CPU under measurement.
 */
async function turnPage(page: Page, number: number): Promise<number> {
  const next = page.getByRole('link', { name: '下一页' })
  await next.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await next.boundingBox()) ?? {}
  await slowest(page)
  await page.mouse.move(x + width / 2, y + height / 2)
  const arrival = await slowest(page)
  await page.mouse.click(x + width / 2, y + height / 2)
  const answer = Math.max(arrival, await slowest(page))
  await page.locator(`a[aria-label=下一页][href*="current=${number + 1}"]`).waitFor()
  return answer
}

/** Not those of the resting mouse, under which a page that is being built moves. Nobody waits for them. */
const typingEvents = /key|input|composition/

interface Interaction {
  event: string
  /** In milliseconds. */
  duration: number
}

/** Runs in the page and records the duration of every interaction. */
function keepInteractions() {
  const kept: Interaction[] = []
  Object.assign(globalThis, { keptInteractions: kept })
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) kept.push({ event: name, duration })
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
}

/** The longest interaction with such events since the last call, in milliseconds. */
async function slowest(page: Page, events = /./): Promise<number> {
  const interactions = await page.evaluate(async () => {
    // An entry is delivered after the frame in which it ends.
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve, 400))
    })
    return (globalThis as unknown as { keptInteractions: Interaction[] }).keptInteractions.splice(0)
  })
  return Math.max(16, ...interactions.filter(({ event }) => events.test(event)).map(({ duration }) => duration))
}
