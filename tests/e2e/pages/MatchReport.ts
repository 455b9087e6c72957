import { expect, type Locator, type Page } from '@playwright/test'

/** The matching report of /policy/report. */
export class MatchReport {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get printButton(): Locator {
    return this.page.getByRole('button', { name: '打印报告' })
  }

  get startLink(): Locator {
    return this.page.getByRole('link', { name: '填写企业信息，开始匹配' })
  }

  /** A titled part, e.g. 匹配总览 or a group of policies. */
  part(title: string | RegExp): Locator {
    return this.page.getByRole('region', { name: title })
  }

  /** A group in the overview; its text contains the number of its policies. */
  fit(name: string): Locator {
    return this.part('匹配总览').getByRole('link', { name: new RegExp(`^${name}`) })
  }

  /** Shows only the policies of one group, and waits until the others are gone: the address changes before the page. */
  async choose(fit: string): Promise<void> {
    await this.fit(fit).click()
    await expect(this.fit(fit)).toHaveAttribute('aria-current', 'true')
  }

  /** All policies of a group; at first there are ten. */
  async showAll(fit: string): Promise<void> {
    await this.page.getByRole('button', { name: `显示“${fit}”的全部` }).click()
  }

  policy(title: string): Locator {
    // Upwards from the heading: searching each of a thousand items for its heading takes seconds.
    return this.page.getByRole('heading', { level: 3, name: title }).locator('xpath=ancestor::li[1]')
  }

  /** Unfolds or folds a policy. */
  toggle(title: string): Locator {
    return this.page.getByRole('button', { name: `逐条比对：${title}` })
  }

  conditions(title: string): Locator {
    return this.page.getByRole('list', { name: `${title}：逐条比对` })
  }
}
