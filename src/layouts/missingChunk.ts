/** The browsers' messages for a script they cannot import (Chromium, Firefox, Safari), and Vite's for a style sheet. */
const MISSING =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/

/** When the page was last reloaded because of a missing file, in ms since 1970. */
const LAST_KEY = 'txqyfw_reloaded'

/** A second missing file within this time, in ms, means that reloading does not help; this prevents a loop. */
const PATIENCE = 60_000

/**
 * Whether a file of the build is missing: after a release the browser may request one of the previous build (§4, 4-69).
 */
export function isMissingChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // A missing file of the gateway client is the cause of a failed call.
  return MISSING.test(error.message) || isMissingChunk(error.cause)
}

/** Whether reloading the page may bring the missing file. Offline it would only remove the page that is there. */
export function canReloadFor(error: unknown): boolean {
  return isMissingChunk(error) && navigator.onLine && Date.now() - Number(sessionStorage.getItem(LAST_KEY)) > PATIENCE
}

/** Reloads the page, which loads the new build's files. */
export function reloadOnce(): void {
  sessionStorage.setItem(LAST_KEY, String(Date.now()))
  window.location.reload()
}
