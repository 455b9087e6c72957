import type { Locator, Page } from '@playwright/test'

/** The signed-in user's menu in the top bar. */
export class UserMenu {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get button(): Locator {
    return this.page.getByRole('banner').getByRole('button', { expanded: false }).first()
  }

  async open(): Promise<void> {
    await this.button.click()
  }

  async logOut(): Promise<void> {
    await this.open()
    await this.page.getByRole('button', { name: /退出/ }).click()
  }
}
