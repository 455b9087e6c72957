import type { Page } from '@playwright/test'
import type { Ending } from './outcome.ts'
import type { Journey, Step } from './journeys.ts'

/** §9: a call may take 20 s, and one sent before a 401 is repeated once; then the page has to say so. In ms. */
const patience = 50_000
/** How long a person searches for a control, in ms. */
const searching = 10_000
/** How long a person still waits after a message, in case the page recovers, in ms. */
const afterWords = 3000
/** How long a form may take to restore the input, in ms. */
const restoring = 15_000
const look = 150
/** How long a person takes to read an error, in ms. */
const beforeNextTry = 2000
/** How often a person tries before giving up. */
const mostTries = 8

type Sight = 'reached' | 'told' | 'silent' | 'endless'

interface Report {
  ending: Ending
  tries: number
  at?: string
}

/** A person on a journey who reads what the page says, and tries again after an error. */
export class Person {
  readonly #page: Page
  readonly #logIn: () => Promise<void>
  readonly #beforeStep: (index: number) => Promise<void>

  /**
   * @param logIn puts a new session into the browser
   * @param beforeStep called before a step is taken for the first time
   */
  constructor(page: Page, logIn: () => Promise<void>, beforeStep: (index: number) => Promise<void>) {
    this.#page = page
    this.#logIn = logIn
    this.#beforeStep = beforeStep
  }

  async go({ steps, signedIn }: Journey): Promise<Report> {
    if (signedIn) await this.#logIn()
    const typed = new Set<Step>()
    let tries = 0
    let furthest = -1
    for (let index = 0; index < steps.length;) {
      const step = steps[index]
      if (step === undefined) break
      if (index > furthest) {
        furthest = index
        await this.#beforeStep(index)
      }
      // A person who returns to a form must find their input in it.
      if (typed.has(step) && !(await this.#stands(step))) return { ending: 'lost', tries, at: step.name }
      const sight = await this.#take(step)
      if (sight === 'reached') {
        if (step.typed !== undefined) typed.add(step)
        index += 1
        continue
      }
      if (sight !== 'told') return { ending: sight, tries, at: step.name }
      tries += 1
      await pause(beforeNextTry)
      if (tries >= mostTries) return { ending: 'told', tries, at: step.name }
      // On the same page the form is unchanged; elsewhere the journey starts again.
      const stays = index > 0 && (await this.#isThere(step, steps[index - 1]))
      if (stays) {
        for (const earlier of typed) {
          if (!(await this.#stands(earlier))) return { ending: 'lost', tries, at: earlier.name }
        }
      } else {
        if (this.#isAtLogin()) await this.#logIn()
        index = 0
      }
    }
    return { ending: 'finished', tries }
  }

  async #take(step: Step): Promise<Sight> {
    const before = await this.#words()
    const acted = await step.act(this.#page).then(
      () => true,
      // Controls that cannot be pressed, and addresses that cannot be opened, show in the page's state.
      () => false,
    )
    return this.#watch(step, before, acted ? patience : searching)
  }

  async #watch(step: Step, before: string[], limit: number): Promise<Sight> {
    const started = Date.now()
    let toldAt: number | undefined
    while (Date.now() - started < limit) {
      if (this.#page.url().startsWith('chrome-error:')) return 'told'
      if (await this.#sees(step)) return 'reached'
      const words = await this.#words()
      const isNew = words.some((text) => !before.includes(text))
      // An old message counts only after the page has had time to remove it.
      if (isNew || this.#isAtLogin() || (words.length > 0 && Date.now() - started > 2 * afterWords))
        toldAt ??= Date.now()
      if (toldAt !== undefined && Date.now() - toldAt > afterWords) return 'told'
      await pause(look)
    }
    return (await this.#isBusy()) ? 'endless' : 'silent'
  }

  #sees(step: Step): Promise<boolean> {
    return step
      .reached(this.#page)
      .first()
      .isVisible()
      .catch(() => false)
  }

  /** The page's messages, where people and screen readers look for them. */
  #words(): Promise<string[]> {
    return this.#page
      .locator('output, [role=alert], [role=status], dialog p, main h1')
      .allInnerTexts()
      .then(
        (texts) => texts.map((text) => text.trim()).filter((text) => trouble.test(text)),
        () => [],
      )
  }

  #isBusy(): Promise<boolean> {
    return this.#page
      .locator('[aria-busy=true], progress, [role=progressbar], :text("加载中")')
      .count()
      .then(
        (count) => count > 0,
        () => true,
      )
  }

  #isAtLogin(): boolean {
    return /\/auth\/qw/.test(this.#page.url())
  }

  async #isThere(step: Step, previous: Step | undefined): Promise<boolean> {
    if (this.#isAtLogin() || previous === undefined) return false
    const fields = step.typed ?? previous.typed ?? []
    if (fields.length === 0) return this.#sees(previous)
    const shown = fields.map(({ field }) => field(this.#page).isVisible())
    return Promise.all(shown).then(
      (seen) => seen.every(Boolean),
      () => false,
    )
  }

  async #stands({ typed = [] }: Step): Promise<boolean> {
    for (const { field, value } of typed) {
      const deadline = Date.now() + restoring
      let stands = false
      while (!stands && Date.now() < deadline) {
        const text = await field(this.#page)
          .inputValue({ timeout: look })
          .catch(() => undefined)
        stands = text === value
        if (!stands) await pause(look)
      }
      if (!stands) return false
    }
    return true
  }
}

/** Words for errors. A page's content may contain them, too, so only some places are read. */
const trouble =
  /失败|错误|超时|断开|重试|稍后|无法|暂时|不可用|重新|过期|未登录|不存在|没有权限|未能|异常|取消|服务器|请(选择|输入)/

function pause(time: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, time)
  })
}
