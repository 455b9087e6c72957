/** §9: how long a prefetch waits for an idle moment at most, in ms. */
export const prefetchTimeout = 2000

/**
 * Loads code that the visitor's first action will need, once the browser is idle. With data saving, or in browsers
 * without idle callbacks, it loads with that action instead.
 */
export function prefetchWhenIdle(load: () => Promise<unknown>): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData === true || typeof requestIdleCallback !== 'function') return
  // The action that needs the code reports a failure.
  requestIdleCallback(() => void load().catch(() => {}), { timeout: prefetchTimeout })
}
