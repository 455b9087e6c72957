import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page, Request } from '@playwright/test'
import { portalUrl } from './addresses.ts'

interface Kept {
  context: BrowserContext
  /** Stays open, so that the browser keeps the process in which the next test's pages run. */
  first: Page
  line: CDPSession
  /** Requests without an answer yet. */
  unanswered: Set<Request>
  /** Something was done to it that cannot be undone, so no other test may get it. */
  isSpent: boolean
}

/** Methods of a context with a lasting effect on its pages. */
const lasting = [
  'addInitScript',
  'close',
  'exposeBinding',
  'exposeFunction',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
]

/** The same for its clock. */
const lastingOfClock = ['install', 'setFixedTime', 'setSystemTime']

/** In ms. A request without an answer for so long has reached the gateway, which a test has told to make it wait. */
const patience = 2000

/**
 * Browser contexts that the tests of a worker use one after the other: in a new one, every script is fetched and
 * compiled again, which costs as much as the first page itself. Between two tests a context loses its pages, cookies,
 * permissions and all that the portal has stored; only the browser's cache of files that never change remains.
 */
export class KeptContexts {
  readonly #browser: Browser
  readonly #kept = new Map<string, Kept>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** An empty context with the options of the current test, told apart by `options`. */
  async lend(options: string): Promise<BrowserContext> {
    const kept = this.#kept.get(options) ?? (await this.#open())
    this.#kept.set(options, kept)
    return kept.context
  }

  async takeBack(options: string): Promise<void> {
    const kept = this.#kept.get(options)
    if (kept === undefined) return
    const { context, first, line, unanswered, isSpent } = kept
    await arrivalOf(unanswered)
    unanswered.clear()
    if (isSpent) {
      this.#kept.delete(options)
      await context.close()
      return
    }
    const pages = context.pages().filter((page) => page !== first)
    await Promise.all(pages.map((page) => page.close()))
    await Promise.all([
      context.clearCookies(),
      context.clearPermissions(),
      line.send('Storage.clearDataForOrigin', {
        origin: portalUrl,
        storageTypes: 'local_storage,indexeddb,cache_storage',
      }),
    ])
  }

  async #open(): Promise<Kept> {
    const context = await this.#browser.newContext()
    const first = await context.newPage()
    const unanswered = new Set<Request>()
    const hasEnded = (request: Request) => unanswered.delete(request)
    context.on('request', (request) => unanswered.add(request))
    context.on('requestfinished', hasEnded)
    context.on('requestfailed', hasEnded)
    const kept: Kept = { context, first, line: await context.newCDPSession(first), unanswered, isSpent: false }
    const spend = () => {
      kept.isSpent = true
    }
    for (const name of lasting) beforeEachCall(context, name, spend)
    // Playwright switches page by page, but the browser tells all pages of a process at once that there is a connection,
    // also the one that does not have it yet.
    const setOffline = context.setOffline.bind(context)
    context.setOffline = async (offline) => {
      spend()
      await first.close()
      await setOffline(offline)
    }
    for (const name of lastingOfClock) beforeEachCall(context.clock, name, spend)
    return kept
  }
}

/**
 * A page's last calls may still be on their way when it is closed. They would reach the gateway after it was seeded for
 * the next test, and could take the reply that this one has prepared for its own call.
 */
async function arrivalOf(requests: ReadonlySet<Request>): Promise<void> {
  const answers = Promise.allSettled(Array.from(requests, (request) => request.response()))
  await Promise.race([answers, delay(patience, undefined, { ref: false })])
}

function beforeEachCall(target: object, name: string, act: () => void): void {
  const method: unknown = Reflect.get(target, name)
  if (typeof method !== 'function') throw new TypeError(`Playwright has no method ${name} any more`)
  Reflect.set(target, name, (...args: unknown[]): unknown => {
    act()
    return Reflect.apply(method, target, args)
  })
}
