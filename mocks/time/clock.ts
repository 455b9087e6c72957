import { addDays } from './days.ts'

const chinaOffsetMs = 8 * 3_600_000
const dayMs = 86_400_000

/** The gateway's time. It can be set to another day, so that every state of a declaration can be seen. */
export interface Clock {
  now(): Date
  /** Today in China, yyyy-MM-dd. */
  today(): string
  /** The day that is this many days after today, yyyy-MM-dd. Negative for the past. */
  day(offset: number): string
  /** The moment in China, yyyy-MM-dd HH:mm:ss. By default now. */
  dateTime(moment?: Date): string
}

export class MockClock implements Clock {
  #offsetMs = 0
  #today = { day: Number.NaN, text: '' }

  now(): Date {
    return new Date(Date.now() + this.#offsetMs)
  }

  today(): string {
    const day = Math.floor((this.now().getTime() + chinaOffsetMs) / dayMs)
    // Asked for several times in each reply.
    if (day !== this.#today.day) this.#today = { day, text: chinaTime(this.now()).slice(0, 10) }
    return this.#today.text
  }

  day(offset: number): string {
    return addDays(this.today(), offset)
  }

  dateTime(moment: Date = this.now()): string {
    return chinaTime(moment)
  }

  /** Sets the gateway to that day (yyyy-MM-dd) at the current time of day. Undefined returns to the real day. */
  setToday(day: string | undefined): void {
    this.#offsetMs = 0
    if (day !== undefined) this.#offsetMs = Date.parse(day) - Date.parse(this.today())
  }
}

function chinaTime(moment: Date): string {
  return new Date(moment.getTime() + chinaOffsetMs).toISOString().slice(0, 19).replace('T', ' ')
}
