/** A short message to the user about something that has just happened. */
export interface Message {
  level: 'success' | 'info' | 'warning' | 'error'
  text: string
  /** What it is about, e.g. `favorite`; a later message about the same thing replaces it. */
  about?: readonly string[]
}

export interface ShownMessage extends Message {
  key: number
}

/** How long a message stays, in ms: long enough to read a sentence, longer for an error. */
export const SHOWN_FOR = { success: 4000, info: 4000, warning: 8000, error: 8000 } as const

/** The messages on the screen. */
export interface MessageStore {
  /** Shows a message in place of those about the same thing; if it is already on the screen, its time starts again. */
  show: (message: Message) => void
  /** Shows a message in addition to those about the same thing, as one failure may have several. */
  add: (message: Message) => void
  /** Removes messages that are only about this, because they no longer apply. */
  withdraw: (about: string) => void
  dismiss: (key: number) => void
  /** Starts the timers of messages that have been painted: a busy phone paints them late. */
  drawn: (drawn: readonly ShownMessage[]) => void
  /** Pauses the timers while the user reads or points at the messages. */
  hold: (held: boolean) => void
  /** The same array until something changes. */
  shown: () => readonly ShownMessage[]
  subscribe: (listener: () => void) => () => void
}

/** What every page shows at first. */
export const noMessages: readonly ShownMessage[] = []

/** One per browser tab; on the server nothing is ever shown. */
export function createMessageStore(): MessageStore {
  const listeners = new Set<() => void>()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const seen = new Set<number>()
  let messages = noMessages
  let nextKey = 1
  let isHeld = false

  function become(next: readonly ShownMessage[]) {
    messages = next
    for (const listener of listeners) listener()
  }

  function dismiss(key: number) {
    clearTimeout(timers.get(key))
    timers.delete(key)
    seen.delete(key)
    become(messages.filter((message) => message.key !== key))
  }

  function startClocks() {
    if (isHeld) return
    for (const { key, level } of messages) {
      if (timers.has(key) || !seen.has(key)) continue
      const timer = setTimeout(() => dismiss(key), SHOWN_FOR[level])
      timers.set(key, timer)
    }
  }

  function add({ level, text, about = [] }: Message) {
    const same = messages.find((message) => message.level === level && message.text === text)
    if (same !== undefined) dismiss(same.key)
    become([...messages, { level, text, about: [...new Set([...(same?.about ?? []), ...about])], key: nextKey++ }])
  }

  function withdraw(settled: string) {
    for (const { key, about = [] } of messages.filter((message) => message.about?.includes(settled))) {
      const rest = about.filter((thing) => thing !== settled)
      if (rest.length === 0) dismiss(key)
      else become(messages.map((message) => (message.key === key ? { ...message, about: rest } : message)))
    }
  }

  return {
    show(message) {
      for (const thing of message.about ?? []) withdraw(thing)
      add(message)
    },
    add,
    withdraw,
    dismiss,
    drawn(drawn) {
      for (const { key } of drawn) seen.add(key)
      startClocks()
    },
    hold(held) {
      isHeld = held
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
      startClocks()
    },
    shown: () => messages,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** On a phone more messages would hide most of the page. */
const MOST_ON_A_PHONE = 2

/** The messages that fit: the newest ones. Older ones wait, with their time, until there is room again. */
export function withRoom<Item>(messages: readonly Item[], isPhone: boolean): readonly Item[] {
  return isPhone ? messages.slice(-MOST_ON_A_PHONE) : messages
}
