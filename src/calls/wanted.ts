import type { FavoriteTarget } from './favoriteTarget.ts'

const KEY = 'txqyfw_wanted_favorite'

/** In ms: after this time the visitor has probably moved on. */
const MEANT_FOR = 15 * 60_000

const nameOf = ({ type, id }: FavoriteTarget) => `${type}/${id}`

/** Remembers across the login, in this tab, what a visitor wants to add to the favourites. */
export function rememberWanted(target: FavoriteTarget, now = Date.now()): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([nameOf(target), now]))
  } catch {
    // Without storage the visitor returns and presses the button again.
  }
}

/** Whether the visitor requested this before the login. True only once. */
export function takeWanted(target: FavoriteTarget, now = Date.now()): boolean {
  try {
    const [name, at] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string?, number?]
    if (name !== nameOf(target)) return false
    sessionStorage.removeItem(KEY)
    return at !== undefined && now - at < MEANT_FOR
  } catch {
    return false
  }
}
