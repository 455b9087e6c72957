import { onCLS, onINP, onLCP, type Metric } from 'web-vitals'

/**
 * Tells the portal once how fast this page was, as soon as its visitor turns away from it: three figures and the path by
 * which the server finds the page's pattern. No id of the visit or the browser goes along.
 */
export function tellWebVitals(): void {
  // Where the visit began: what is measured belongs to that page, wherever links have led within it.
  const path = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname
  const values: Partial<Record<Metric['name'], number>> = {}
  const keep = ({ name, value }: Metric) => {
    values[name] = value
  }
  onLCP(keep)
  onCLS(keep)
  onINP(keep)
  // After the library's own listener, which gives the last figures.
  addEventListener('visibilitychange', function tell() {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', tell)
    const body = new Blob([JSON.stringify({ path, ...values })], { type: 'application/json' })
    navigator.sendBeacon('/web-vitals', body)
  })
}
