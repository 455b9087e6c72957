/** On a phone more messages would hide most of the page. */
const MOST_ON_A_PHONE = 2

/** The messages that fit: the newest ones. Older ones wait, with their time, until there is room again. */
export function withRoom<Message>(messages: readonly Message[], isPhone: boolean): readonly Message[] {
  return isPhone ? messages.slice(-MOST_ON_A_PHONE) : messages
}
