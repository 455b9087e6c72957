import { test as base, expect, type Page, type TestInfo } from '@playwright/test'
import { portalUrl } from './addresses.ts'
import { GatewayControl } from './gatewayControl.ts'
import { KeptContexts } from './keptContexts.ts'
import { LoginPage } from './pages/LoginPage.ts'
import { UserMenu } from './pages/UserMenu.ts'
import { startServers } from './servers.ts'

interface Fixtures {
  gateway: GatewayControl
  loginPage: LoginPage
  userMenu: UserMenu
}

interface WorkerFixtures {
  servers: void
  keptContexts: KeptContexts
}

/**
 * A test on a freshly seeded gateway and in an emptied browser that only its worker uses. It also fails when the page
 * threw or violated its Content-Security-Policy, or when the gateway's reply broke the contract.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  servers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none.
    async ({}, provide) => {
      const end = await startServers()
      await provide()
      end()
    },
    { scope: 'worker', auto: true, timeout: 90_000 },
  ],
  baseURL: portalUrl,
  keptContexts: [async ({ browser }, provide) => provide(new KeptContexts(browser)), { scope: 'worker' }],
  context: async ({ keptContexts, javaScriptEnabled, reducedMotion, viewport }, provide) => {
    // The options that tests change with `test.use`.
    const options = JSON.stringify([javaScriptEnabled, reducedMotion, viewport])
    await provide(await keptContexts.lend(options))
    await keptContexts.takeBack(options)
  },
  gateway: [
    async ({ request }, provide) => {
      const gateway = new GatewayControl(request)
      await gateway.reset()
      await provide(gateway)
      expect(await gateway.drifts(), 'replies that broke the contract').toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled }, provide, testInfo) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (/Content Security Policy|hydrat/i.test(message.text())) faults.push(message.text())
    })
    if (javaScriptEnabled) openListening(page)
    await provide(page)
    if (testInfo.errors.length > 0) await attachPicture(page, testInfo)
    expect(faults, 'errors on the page').toEqual([])
  },
  loginPage: async ({ page, gateway }, provide) => provide(new LoginPage(page, gateway)),
  userMenu: async ({ page }, provide) => provide(new UserMenu(page)),
})

/**
 * Waits for hydration whenever a page is opened or reloaded: it loads its scripts only after its first paint.
 * early.spec.ts tests what happens before that, with pages that it opens with `waitUntil`.
 */
function openListening(page: Page): void {
  const [open, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const listens = () => page.locator('main[data-initialized=false]').waitFor({ state: 'detached' })
  page.goto = async (url, options) => {
    const reply = await open(url, options)
    if (options?.waitUntil === undefined) await listens()
    return reply
  }
  page.reload = async (options) => {
    const reply = await reload(options)
    if (options?.waitUntil === undefined) await listens()
    return reply
  }
}

/** A screenshot of the window when the test failed; nothing when the page is gone or no longer renders. */
async function attachPicture(page: Page, testInfo: TestInfo): Promise<void> {
  const path = testInfo.outputPath('screenshot.png')
  const taken = await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined)
  if (taken !== undefined) await testInfo.attach('screenshot', { path, contentType: 'image/png' })
}

export { expect } from '@playwright/test'
