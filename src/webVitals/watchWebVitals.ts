import { prefetchWhenIdle } from '#ui/online/prefetchWhenIdle.ts'

/**
 * Measures this visit if it belongs to the sample. The server states the share in the page's Server-Timing header, so
 * that cached pages stay the same for everybody; without it, nothing more is loaded.
 */
export function watchWebVitals(): void {
  const [page] = performance.getEntriesByType('navigation')
  const share = page?.serverTiming?.find(({ name }) => name === 'web-vitals')?.description
  if (Math.random() < Number(share))
    prefetchWhenIdle(() => import('./tellWebVitals.ts').then(({ tellWebVitals }) => tellWebVitals()))
}
