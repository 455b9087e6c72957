/**
 * What browsers say of a script they cannot import (Chromium, Firefox, Safari), and Vite of the style sheet it asks for
 * first.
 */
const MISSING =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/

/** When the page was last loaded anew for a missing file, in ms since 1970. */
const LAST_KEY = 'txqyfw_reloaded'

/** Within this time, in ms, a second missing file means that loading anew does not help: no loop. */
const PATIENCE = 60_000

/** Whether a file of the build is missing: after a release the browser may ask for one of the former build (§4, 4-69). */
export function isMissingChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // The gateway client's own file, when it is missing, is the cause of a failed call.
  return MISSING.test(error.message) || isMissingChunk(error.cause)
}

/** Whether loading the page anew may bring the missing file; offline it would only take away the page that is there. */
export function canReloadFor(error: unknown): boolean {
  return isMissingChunk(error) && navigator.onLine && Date.now() - Number(sessionStorage.getItem(LAST_KEY)) > PATIENCE
}

/** Loads the page anew, which brings the new build's files. */
export function reloadOnce(): void {
  sessionStorage.setItem(LAST_KEY, String(Date.now()))
  window.location.reload()
}
