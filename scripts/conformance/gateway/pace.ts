/** Limits how much work runs at once and how much is started per second. */
export class Pace {
  readonly #concurrency: number
  readonly #gapMs: number
  #running = 0
  #nextStart = 0
  readonly #waiting: (() => void)[] = []

  /** `rps` 0 means no limit. */
  constructor(concurrency: number, rps: number) {
    this.#concurrency = concurrency
    this.#gapMs = rps > 0 ? 1000 / rps : 0
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#concurrency) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#running += 1
    try {
      await this.#turn()
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#running -= 1
      else next()
    }
  }

  async #turn(): Promise<void> {
    if (this.#gapMs === 0) return
    const now = performance.now()
    const start = Math.max(now, this.#nextStart)
    this.#nextStart = start + this.#gapMs
    if (start > now) await new Promise((resolve) => setTimeout(resolve, start - now))
  }
}
