import type { GatewayError, GatewayErrorItem } from './error.ts'
import { errorCatalogue } from './errorCatalogue.ts'

/** A message for the user about a failed call. */
export interface GatewayMessage {
  level: 'error' | 'warning'
  text: string
}

/** §9: a message is shown once it has not been repeated for this long, in milliseconds. */
const messageDebounce = 100

/** Where the messages of failed calls are shown. */
export interface Notices {
  /** Shows a message about something, usually an operation. */
  notify(message: GatewayMessage, about: readonly string[]): void
  /** What was shown about this, and about nothing else, no longer holds. */
  withdraw?: ((about: string) => void) | undefined
}

/** Tells of failed calls, and takes it back. */
export interface DebouncedNotices {
  notify: (message: GatewayMessage, about: string) => void
  withdraw: (about: string) => void
}

/**
 * Passes messages on, debounced: however often the same message comes within 100 ms of the last time, it is
 * shown once. Different messages do not displace each other (§8: each message of a 3000 is shown).
 */
export function debounceMessages(notices: Notices): DebouncedNotices {
  const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; about: Set<string> }>()
  return {
    notify(message, about) {
      const key = `${message.level} ${message.text}`
      const same = waiting.get(key)
      clearTimeout(same?.timer)
      const all = new Set(same?.about).add(about)
      const show = () => {
        waiting.delete(key)
        notices.notify(message, [...all])
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
  return error.items.map((item) => ({ level, text: textOf(error, item) }))
}

/** Business errors read "code, status in brackets if not 200, message" (§8); all others are the catalogue's text. */
function textOf(error: GatewayError, item: GatewayErrorItem): string {
  if (error.kind !== 'business') return item.text
  const status = error.status === 200 || error.status === undefined ? '' : `（${error.status}）`
  return `${error.returnCode ?? ''}${status}：${item.text}`
}
