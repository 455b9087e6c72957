/**
 * §4, 4-69: after a release the browser may ask for a chunk that no longer exists; a full page load brings the new ones.
 * Once for each failing chunk, so that a chunk that is really broken does not reload for ever.
 * Returns the function that stops listening.
 */
export function reloadOnChunkFailure(): () => void {
  window.addEventListener('vite:preloadError', reloadOnce)
  return () => window.removeEventListener('vite:preloadError', reloadOnce)
}

function reloadOnce(event: VitePreloadErrorEvent): void {
  const key = `reloaded for ${event.payload.message}`
  if (sessionStorage.getItem(key) !== null) return
  sessionStorage.setItem(key, '1')
  // The failure is dealt with: it must not also reach the error screen, which would flash up.
  event.preventDefault()
  window.location.reload()
}
