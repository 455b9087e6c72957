import { test as base, expect } from '@playwright/test'
import { GatewayControl } from './gatewayControl.ts'
import { LoginPage } from './pages/LoginPage.ts'
import { UserMenu } from './pages/UserMenu.ts'

interface Fixtures {
  gateway: GatewayControl
  loginPage: LoginPage
  userMenu: UserMenu
}

/**
 * A test on a freshly seeded gateway. It fails, too, when the page threw, broke its Content-Security-Policy, or when the
 * gateway answered outside the contract.
 */
export const test = base.extend<Fixtures>({
  gateway: [
    async ({ request }, provide) => {
      const gateway = new GatewayControl(request)
      await gateway.reset()
      await provide(gateway)
      expect(await gateway.drifts(), 'replies that broke the contract').toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page }, provide) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (/Content Security Policy|hydrat/i.test(message.text())) faults.push(message.text())
    })
    await provide(page)
    expect(faults, 'errors on the page').toEqual([])
  },
  loginPage: async ({ page, gateway }, provide) => provide(new LoginPage(page, gateway)),
  userMenu: async ({ page }, provide) => provide(new UserMenu(page)),
})

export { expect } from '@playwright/test'
