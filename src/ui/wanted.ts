const KEY = 'txqyfw_wanted'

/** In ms: after this time the visitor has probably moved on. */
const MEANT_FOR = 15 * 60_000

/**
 * Remembers across the login, in this tab, the action that a visitor wanted.
 * @param action e.g. `favorite/POLICY/p-1001`
 */
export function rememberWanted(action: string, now = Date.now()): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([action, now]))
  } catch {
    // Without storage the visitor returns and presses the button again.
  }
}

/** Whether the visitor wanted this before the login. True only once. */
export function takeWanted(action: string, now = Date.now()): boolean {
  try {
    const [wanted, at] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string?, number?]
    if (wanted !== action) return false
    sessionStorage.removeItem(KEY)
    return at !== undefined && now - at < MEANT_FOR
  } catch {
    return false
  }
}
