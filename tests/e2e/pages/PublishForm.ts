import { expect, type Locator, type Page } from '@playwright/test'
import { tick } from './tick.ts'

/** A picture of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
export const png = { name: '外观.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') }

const addresses = { 发布需求: '/qw/personal/demand/detail', 发布资源: '/qw/personal/resources/detail' } as const

/** The form in steps that publishes a demand or a resource. */
export class PublishForm {
  readonly page: Page
  /** Address of a new record. */
  readonly address: string
  readonly form: Locator

  constructor(page: Page, name: keyof typeof addresses) {
    this.page = page
    this.address = addresses[name]
    this.form = page.getByRole('form', { name })
  }

  /** Its code loads with the first page that shows it. */
  async expectShown(): Promise<void> {
    await expect(this.form).toBeVisible({ timeout: 60_000 })
  }

  async next(heading: string): Promise<void> {
    await this.form.getByRole('button', { name: '下一步' }).click()
    await expect(this.page.getByRole('heading', { level: 2, name: heading })).toBeFocused()
  }

  get saveButton(): Locator {
    return this.form.getByRole('button', { name: '保存草稿' })
  }

  /** Saves a new record as a draft; resolves to its id. */
  async saveNew(): Promise<string> {
    await this.saveButton.click()
    await expect(this.page.getByText('草稿已保存')).toBeVisible()
    await expect(this.page).toHaveURL(/id=[\w-]+&mode=edit/)
    return new URL(this.page.url()).searchParams.get('id') ?? ''
  }

  get submitButton(): Locator {
    return this.form.getByRole('button', { name: '提交审核' })
  }

  /** On the last step: agrees and submits. */
  async submit(): Promise<void> {
    await tick(this.form.getByRole('checkbox', { name: /我承诺/ }))
    await this.submitButton.click()
  }
}
