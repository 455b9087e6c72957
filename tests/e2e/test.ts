import { test as base, expect, type Page, type TestInfo } from '@playwright/test'
import { portalUrl } from './addresses.ts'
import { GatewayControl } from './gatewayControl.ts'
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
}

/**
 * A test on a freshly seeded gateway, which its worker shares with nobody. It fails, too, when the page threw, broke its Content-Security-Policy, or when the
 * gateway answered outside the contract.
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
 * Has a page that is opened or loaded anew listen before the test goes on: it asks for its scripts only once it is drawn
 * and loaded. What is done before that early.spec.ts proves, with pages that it opens by `waitUntil`.
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

/** What the window showed when the test failed; nothing when the page is gone or shows nothing any more. */
async function attachPicture(page: Page, testInfo: TestInfo): Promise<void> {
  const body = await page.screenshot({ timeout: 5_000 }).catch(() => undefined)
  if (body !== undefined) await testInfo.attach('screenshot', { body, contentType: 'image/png' })
}

export { expect } from '@playwright/test'
