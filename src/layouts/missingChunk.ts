/**
 * §4, 4-69: after a release the browser may ask for a file of the former build; a full page load brings the new ones.
 * The router itself reloads for scripts; this is for their style sheets, which Vite asks for first.
 * Reloads once for each missing file, so that one that is really broken does not reload for ever.
 * @returns whether the page is being reloaded
 */
export function reloadForMissingStyles(error: unknown): boolean {
  if (!(error instanceof Error) || !error.message.startsWith('Unable to preload CSS')) return false
  const key = `reloaded: ${error.message}`
  if (sessionStorage.getItem(key) !== null) return false
  sessionStorage.setItem(key, '1')
  window.location.reload()
  return true
}
