import { onCLS, onINP, onLCP, type Metric } from 'web-vitals'

/**
 * Reports to the portal once how fast this page was, when its visitor leaves it: three figures and the path, from which
 * the server finds the route pattern. No id of the visit or the browser is sent.
 */
export function tellWebVitals(): void {
  // The first page of the visit: the measurements belong to it, even after navigating within the portal.
  const path = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname
  const values: Partial<Record<Metric['name'], number>> = {}
  const keep = ({ name, value }: Metric) => {
    values[name] = value
  }
  onLCP(keep)
  onCLS(keep)
  onINP(keep)
  // After the library's own listener, which delivers the last figures.
  addEventListener('visibilitychange', function tell() {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', tell)
    const body = new Blob([JSON.stringify({ path, ...values })], { type: 'application/json' })
    navigator.sendBeacon('/web-vitals', body)
  })
}
