import type { Locator, Page } from '@playwright/test'

/** The enterprise profile form, on any page. */
export class ProfileForm {
  readonly form: Locator

  constructor(page: Page) {
    this.form = page.getByRole('form', { name: '企业资料' })
  }

  get name(): Locator {
    return this.form.getByRole('combobox', { name: '企业名称' })
  }

  get meter(): Locator {
    return this.form.getByRole('meter', { name: '资料完整度' })
  }

  /** The completion as displayed, e.g. 64%. */
  get percent(): Locator {
    return this.form.getByRole('strong')
  }

  /** The part whose sections scroll. */
  get body(): Locator {
    return this.form.locator('div:has(> section)').first()
  }

  /** The data from the enterprise library, as text. */
  get known(): Locator {
    return this.form.getByRole('region', { name: '基本信息' }).locator('dl')
  }

  field(label: string): Locator {
    return this.form.getByLabel(label, { exact: true })
  }

  button(name: string | RegExp): Locator {
    return this.form.getByRole('button', { name })
  }

  /** Enters part of a name, at once so that only that is looked up, and chooses an enterprise from the library. */
  async choose(part: string, name: string): Promise<void> {
    await this.name.fill(part)
    await this.form.getByRole('option', { name }).click()
  }
}
