/** A question that a conversation with the assistant leaves for a person. */
export interface HandOver {
  /** Id of the turn, under which an edited version is kept. */
  id: string
  text: string
}

const item = 'txqyfw_hand_over'

/** Keeps it in this tab, across a login. */
export function keepHandOver(handOver: HandOver): void {
  try {
    sessionStorage.setItem(item, JSON.stringify(handOver))
  } catch {
    // Blocked or full: the dialog opens empty.
  }
}

export function keptHandOver(): HandOver | undefined {
  try {
    const { id, text } = JSON.parse(sessionStorage.getItem(item) ?? '{}') as Record<string, unknown>
    return typeof id === 'string' && typeof text === 'string' ? { id, text } : undefined
  } catch {
    return undefined
  }
}

export function forgetHandOver(): void {
  try {
    sessionStorage.removeItem(item)
  } catch {
    // Blocked: there is nothing.
  }
}
