import type { Locator, Page } from '@playwright/test'

/** The search results of /policy/info. */
export class PolicySearchPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get resultCount(): Locator {
    return this.page.getByText(/共找到 \d+ 条政策/)
  }

  get titles(): Locator {
    return this.page.getByRole('article').getByRole('heading').getByRole('link')
  }

  async open(keyword?: string): Promise<void> {
    await this.page.goto(keyword === undefined ? '/policy/info' : `/policy/info?keyword=${encodeURIComponent(keyword)}`)
  }

  /** Ticks or unticks one value of a filter. */
  filter(value: string): Locator {
    return this.page.getByRole('checkbox', { name: new RegExp(`^${value}`) })
  }

  /** Opens a result in its new tab. */
  async openInNewTab(title: string): Promise<Page> {
    const [tab] = await Promise.all([
      this.page.waitForEvent('popup'),
      this.titles.filter({ hasText: title }).first().click(),
    ])
    await tab.waitForLoadState()
    return tab
  }
}
