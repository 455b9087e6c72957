/** §9: in ms, how long a prefetch waits for an idle moment at most. */
export const prefetchTimeout = 2000

/**
 * Loads code that the visitor's first step will need, once the browser has nothing else to do. Whoever saves data, and
 * browsers that do not tell when they are idle, load it with that step.
 */
export function prefetchWhenIdle(load: () => Promise<unknown>): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData === true || typeof requestIdleCallback !== 'function') return
  // A failure is told by the step that needs the code.
  requestIdleCallback(() => void load().catch(() => {}), { timeout: prefetchTimeout })
}
