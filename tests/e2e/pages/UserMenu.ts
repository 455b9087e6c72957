import type { Locator, Page } from '@playwright/test'

/** The signed-in user's menu in the top bar. */
export class UserMenu {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** The button with the name of the current enterprise, or of a user without one. */
  button(name: string): Locator {
    return this.page.getByRole('button', { name }).and(this.page.locator('[aria-expanded]'))
  }

  get logOutButton(): Locator {
    return this.page.getByRole('button', { name: '退出登录' })
  }
}
