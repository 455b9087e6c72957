import type { GatewayError } from './error.ts'
import { errorCatalogue } from './errorCatalogue.ts'

/** A message for the user about a failed call. */
export interface GatewayMessage {
  level: 'error' | 'warning'
  text: string
}

/** §9: a message is shown once it has not been repeated for this many milliseconds. */
const messageDebounce = 100

/** Where the messages of failed calls are shown. */
export interface Notices {
  /** Shows a message; `about` usually names an operation. */
  notify(message: GatewayMessage, about: readonly string[]): void
  /** A message that is only about this no longer applies. */
  withdraw?: ((about: string) => void) | undefined
}

/** Shows failed calls, and withdraws them. */
export interface DebouncedNotices {
  /** Shows nothing if part of the page shows the failure by then: `isTold` is checked last. */
  notify: (message: GatewayMessage, about: string, isTold?: () => boolean) => void
  withdraw: (about: string) => void
}

/**
 * Passes messages on, debounced: a message repeated within 100 ms is shown once. Different messages do not displace
 * each other (§8: each message of a 3000 is shown).
 */
export function debounceMessages(notices: Notices): DebouncedNotices {
  const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; about: Map<string, () => boolean> }>()
  return {
    notify(message, about, isTold = () => false) {
      const key = `${message.level} ${message.text}`
      const same = waiting.get(key)
      clearTimeout(same?.timer)
      const all = new Map(same?.about).set(about, isTold)
      const show = () => {
        waiting.delete(key)
        const untold = [...all].filter(([, isToldInPlace]) => !isToldInPlace()).map(([each]) => each)
        if (untold.length > 0) notices.notify(message, untold)
      }
      waiting.set(key, { timer: setTimeout(show, messageDebounce), about: all })
    },
    withdraw(settled) {
      for (const [key, { timer, about }] of waiting) {
        if (!about.delete(settled) || about.size > 0) continue
        clearTimeout(timer)
        waiting.delete(key)
      }
      notices.withdraw?.(settled)
    },
  }
}

/** What §8 shows for an error: one message per text. */
export function messagesOf(error: GatewayError): GatewayMessage[] {
  const { level } = errorCatalogue[error.kind]
  return error.messages.map((text) => ({ level, text }))
}
