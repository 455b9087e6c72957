import type { Locator, Page } from '@playwright/test'

/** Online consultation / problem feedback, opened from the floating widgets. */
export class FeedbackDialog {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get opener(): Locator {
    return this.page.getByRole('button', { name: '在线咨询' })
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: '在线咨询/问题反馈' })
  }

  get telephone(): Locator {
    return this.dialog.getByLabel('联系电话')
  }

  get type(): Locator {
    return this.dialog.getByLabel('问题类型')
  }

  get description(): Locator {
    return this.dialog.getByLabel('反馈内容')
  }

  async fill({ telephone, type, description }: { telephone: string; type: string; description: string }) {
    await this.telephone.fill(telephone)
    await this.type.selectOption({ label: type })
    await this.description.fill(description)
  }

  async submit(): Promise<void> {
    await this.dialog.getByRole('button', { name: '提交' }).click()
  }
}
