import { expect, type Browser, type Page } from '@playwright/test'
import type { GatewayControl } from '../gatewayControl.ts'
import { LoginPage } from './LoginPage.ts'

/** A hydrated page of somebody else, signed in on another computer. */
export async function anotherBrowser(
  browser: Browser,
  gateway: GatewayControl,
  account: { username: string; password: string },
  path: string,
): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await new LoginPage(page, gateway).enter(account, path)
  await expect(page.locator('main[data-initialized=false]')).toHaveCount(0, { timeout: 60_000 })
  return page
}
