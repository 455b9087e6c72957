/** On a phone more messages would leave little of the page. */
const MOST_ON_A_PHONE = 2

/**
 * The messages there is room for: the newest, which say what has just happened. Those before wait, with their time, until
 * there is room again.
 */
export function withRoom<Message>(messages: readonly Message[], isPhone: boolean): readonly Message[] {
  return isPhone ? messages.slice(-MOST_ON_A_PHONE) : messages
}
