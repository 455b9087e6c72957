import { prefetchWhenIdle } from '#ui/online/prefetchWhenIdle.ts'

/**
 * Has this visit measured if it is among those that the server wants to hear of. It says how many with the page's
 * Server-Timing, so that kept pages stay the same for everybody; without it, nothing more is loaded.
 */
export function watchWebVitals(): void {
  const [page] = performance.getEntriesByType('navigation')
  const share = page?.serverTiming?.find(({ name }) => name === 'web-vitals')?.description
  if (Math.random() < Number(share))
    prefetchWhenIdle(() => import('./tellWebVitals.ts').then(({ tellWebVitals }) => tellWebVitals()))
}
