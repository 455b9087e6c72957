import { expect, type Locator, type Page } from '@playwright/test'

/** The smart customer service, on /ai-qa and beside other pages. */
export class Chat {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Opens the page, and waits until it is hydrated. */
  async open(path = '/ai-qa'): Promise<void> {
    await this.page.goto(path)
    await expect(this.page.locator('main')).toHaveAttribute('data-initialized', 'true', { timeout: 30_000 })
  }

  get box(): Locator {
    return this.page.getByRole('textbox', { name: '您的问题' })
  }

  get send(): Locator {
    return this.page.getByRole('button', { name: '发送', exact: true })
  }

  get stop(): Locator {
    return this.page.getByRole('button', { name: '停止', exact: true })
  }

  get thread(): Locator {
    return this.page.getByRole('region', { name: '对话内容' })
  }

  /** Questions with their answers, oldest first. */
  get turns(): Locator {
    return this.thread.locator('li[aria-posinset]')
  }

  get suggestions(): Locator {
    return this.page.getByRole('list', { name: '相近的问题' })
  }

  get conversations(): Locator {
    return this.page.getByRole('list', { name: '全部对话' }).getByRole('listitem')
  }

  /** What a screen reader announces. */
  told(text: string | RegExp): Locator {
    return this.page.getByRole('status').filter({ hasText: text })
  }

  /** Starts another conversation, once the last answer is complete. */
  async startAnother(): Promise<void> {
    await expect(this.send).toBeVisible()
    await this.page.getByRole('button', { name: '新对话' }).click()
    await expect(this.turns).toHaveCount(0)
  }

  async ask(question: string): Promise<void> {
    await this.box.fill(question)
    await this.box.press('Enter')
  }

  /** Asks, and waits for the answer. */
  async askAndRead(question: string): Promise<Locator> {
    await this.ask(question)
    const turn = this.turns.filter({ hasText: question }).last()
    await expect(turn.getByRole('button', { name: '转人工' })).toBeVisible()
    return turn
  }
}
