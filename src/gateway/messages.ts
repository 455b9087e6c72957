import type { GatewayError, GatewayErrorItem } from './error.ts'
import { errorCatalogue } from './errorCatalogue.ts'

/** A message for the user about a failed call. */
export interface GatewayMessage {
  level: 'error' | 'warning'
  text: string
}

/** §9: a message is shown once it has not been repeated for this long, in milliseconds. */
const messageDebounce = 100

/**
 * Passes messages on to `notify`, debounced: however often the same message comes within 100 ms of the last time, it is
 * shown once. Different messages do not displace each other (§8: each message of a 3000 is shown).
 */
export function debounceMessages(notify: (message: GatewayMessage) => void): (message: GatewayMessage) => void {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()
  return (message) => {
    const key = `${message.level} ${message.text}`
    clearTimeout(waiting.get(key))
    const show = () => {
      waiting.delete(key)
      notify(message)
    }
    waiting.set(key, setTimeout(show, messageDebounce))
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
