import type { FavoriteTarget } from './favoriteTarget.ts'

const KEY = 'txqyfw_wanted_favorite'

/** In ms: who logs in later than this has gone on to something else. */
const MEANT_FOR = 15 * 60_000

const nameOf = ({ type, id }: FavoriteTarget) => `${type}/${id}`

/** Keeps in mind over the login, in this tab, what a visitor wants as a favourite. */
export function rememberWanted(target: FavoriteTarget, now = Date.now()): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([nameOf(target), now]))
  } catch {
    // A browser without storage leads back, and the button is pressed again.
  }
}

/** Whether the visitor wanted this before the login. Says so once. */
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
