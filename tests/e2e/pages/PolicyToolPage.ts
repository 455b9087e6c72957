import { tick } from './tick.ts'
import { expect, type Locator, type Page } from '@playwright/test'

/** A policy tool: its form and the result below it. */
export class PolicyToolPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: /^(开始测算|重新测算)$/ })
  }

  get result(): Locator {
    return this.page.getByRole('region', { name: '测算结果' })
  }

  /** Opens the tool and waits until it can be used: input before hydration would be lost. */
  async open(path: string): Promise<void> {
    await this.page.goto(path)
    await expect(this.submit).toBeEnabled({ timeout: 30_000 })
  }

  /** Types into fields named by their labels with the unit, e.g. 职工总数（人）. */
  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      await this.page.getByRole('textbox', { name: label, exact: true }).fill(value)
    }
  }

  /** The years of one figure, the earliest first. */
  async fillYears(figure: string, values: readonly string[]): Promise<void> {
    const fields = this.page.getByRole('group', { name: figure, exact: true }).getByRole('textbox')
    for (const [index, value] of values.entries()) await fields.nth(index).fill(value)
  }

  /** Answers a question with 是, 否 or 不清楚. */
  async answer(question: string, answer: '是' | '否' | '不清楚'): Promise<void> {
    await tick(
      this.page.getByRole('group', { name: question, exact: true }).getByRole('radio', { name: answer, exact: true }),
    )
  }

  async choose(label: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: label, exact: true }).selectOption(option)
  }

  async tick(group: string, option: string): Promise<void> {
    await tick(this.page.getByRole('group', { name: group, exact: true }).getByRole('checkbox', { name: option }))
  }

  /** One item of the result, by its heading. */
  item(name: string): Locator {
    return this.result
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { level: 4, name, exact: true }) })
  }

  async calculate(): Promise<void> {
    await this.submit.click()
    await expect(this.result).toBeVisible()
  }
}
