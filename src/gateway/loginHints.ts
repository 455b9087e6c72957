/** What the login form remembers for the next visit, in local storage under these names (§3.5). */
type LoginHint = 'tel' | 'username'

/** The remembered text; undefined when there is none or storage is blocked. */
export function loginHint(name: LoginHint): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** Remembers the text, or forgets it when it is undefined. Blocked or full storage is not an error. */
export function rememberLoginHint(name: LoginHint, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // A hint is a convenience; the login works without it.
  }
}
