/** What the server knows of a page's scripts. */
export interface PageScripts {
  /** Their addresses, the entry first. */
  urls: readonly string[]
  /** The style sheets of the page, which names only what it uses of them. */
  styles: readonly string[]
  /** A page that can be read before they come is drawn first. */
  isDrawnFirst: boolean
}

/** The largest files, by their names in vite.config.ts, each of which needs those before it. */
const LARGEST = ['react', 'tanstack', 'frame']

/**
 * Runs at the end of the page and asks for its scripts: on a slow line they would share it with what is drawn, and while
 * they run nothing is drawn. Who touches, types or goes to a field before that is no longer reading: then it asks at
 * once, and so it does where nobody looks, as a hidden page is never drawn. A picture that does not come keeps nobody.
 * The scripts run once the whole styles are there, of which the page has only what it shows; the largest in a task of its
 * own each, so that who types meanwhile does not wait for all of them.
 */
export function fetchScripts({ urls, styles, isDrawnFirst }: PageScripts): string {
  const order = [...LARGEST.map((name) => urls.findIndex((url) => url.startsWith(`/assets/${name}-`))), 0]
  const steps = order.filter((place) => place !== -1)
  return `(() => {
  const urls = ${JSON.stringify(urls)}, waiting = new AbortController(), { signal } = waiting
  const link = (rel, href) => new Promise((done) => document.head.append(Object.assign(document.createElement('link'), { rel, href, onload: done, onerror: done })))
  const ask = async () => {
    if (signal.aborted) return
    waiting.abort()
    const whole = ${JSON.stringify(styles)}.map((href) => link('stylesheet', href))
    for (const href of urls) link('modulepreload', href)
    await Promise.all(whole)
    try {
      for (const place of ${JSON.stringify(steps)}) {
        await import(urls[place])
        await new Promise((done) => setTimeout(done))
      }
    } catch {}
  }
  const early = globalThis.earlyInput
  if (!${isDrawnFirst} || document.hidden || early?.pressed.size || early?.changed.size || document.activeElement !== document.body) return ask()
  for (const type of ['pointerdown', 'keydown', 'focusin', 'input']) addEventListener(type, ask, { capture: true, signal })
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(() => whenIdle(ask, { timeout: 200 }))), { signal })
  setTimeout(ask, 3000)
})()`
}
