import { layOutRest } from './firstView.ts'

/** What the server knows about a page's scripts. */
export interface PageScripts {
  /** Their URLs, the entry first. */
  urls: readonly string[]
  /** The page's style sheets; the HTML contains only the rules that it uses. */
  styles: readonly string[]
  /** The page is readable without scripts, so it is painted first. */
  isDrawnFirst: boolean
}

/** The largest files, by their names in scripts/build/chunks.ts; each depends on the ones before it. */
const LARGEST = ['react', 'tanstack', 'frame']

/** Requests in one task; each takes some milliseconds, on a phone more than ten. */
const AT_ONCE = 3

/**
 * Runs at the end of the page and loads its scripts. They wait until the first content is on the screen, some 40 ms after
 * the frame that draws it: on a slow connection they would compete with visible content, and nothing is painted while
 * they run. They load at once when the visitor touches, types or focuses a field, and on a hidden page, which is never
 * painted. An image that does not load delays them only briefly. The scripts run once the complete styles are there, as
 * the page has only the rules it shows; these apply together, so that the page is styled anew only once. Requests and
 * the largest files have tasks of their own, so that typing does not wait for all of them.
 */
export function fetchScripts({ urls, styles, isDrawnFirst }: PageScripts): string {
  const order = [...LARGEST.map((name) => urls.findIndex((url) => url.startsWith(`/assets/${name}-`))), 0]
  const steps = order.filter((place) => place !== -1)
  return `(() => {
  const urls = ${JSON.stringify(urls)}, waiting = new AbortController(), { signal } = waiting
  const link = (rel, href, more) => new Promise((done) => {
    const made = Object.assign(document.createElement('link'), { rel, href, onload: () => done(made), onerror: () => done(made) }, more)
    document.head.append(made)
  })
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  const nextTask = () => new Promise((done) => setTimeout(done))
  const ask = async (isUnhurried) => {
    if (signal.aborted) return
    waiting.abort()
    const sheets = ${JSON.stringify(styles)}.map((href) => () => link('stylesheet', href, { media: 'not all', fetchPriority: 'high' }))
    const whole = []
    for (const [place, request] of [...sheets, ...urls.map((href) => () => link('modulepreload', href))].entries()) {
      if (isUnhurried && place % ${AT_ONCE} === 0) await nextTask()
      const loaded = request()
      if (place < sheets.length) whole.push(loaded)
    }
    for (const sheet of await Promise.all(whole)) sheet.media = 'all'
    try {
      for (const place of ${JSON.stringify(steps)}) {
        await import(urls[place])
        await nextTask()
      }
    } catch {}
    ${layOutRest}
  }
  const early = globalThis.earlyInput
  if (!${isDrawnFirst} || document.hidden || early?.pressed.size || early?.changed.size || document.activeElement !== document.body) return ask()
  for (const type of ['pointerdown', 'keydown', 'focusin', 'input']) addEventListener(type, () => ask(), { capture: true, signal })
  addEventListener('load', () => {
    new PerformanceObserver((paints, observer) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      whenIdle(() => ask(true), { timeout: 200 })
    }).observe({ type: 'paint', buffered: true })
  }, { signal })
  setTimeout(() => ask(), 3000)
})()`
}
