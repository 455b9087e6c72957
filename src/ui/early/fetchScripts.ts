/** What the server knows of a page's scripts. */
export interface PageScripts {
  /** Their addresses, the entry first. */
  urls: readonly string[]
  /** A page that can be read before they come is drawn first. */
  isDrawnFirst: boolean
}

/**
 * Runs at the end of the page and asks for its scripts: on a slow line they would share it with what is drawn, and while
 * they run nothing is drawn. Who touches, types or goes to a field before that is no longer reading: then it asks at
 * once, and so it does where nobody looks, as a hidden page is never drawn. A picture that does not come keeps nobody.
 */
export function fetchScripts({ urls, isDrawnFirst }: PageScripts): string {
  return `(() => {
  const urls = ${JSON.stringify(urls)}, waiting = new AbortController(), { signal } = waiting
  const ask = () => {
    if (signal.aborted) return
    waiting.abort()
    for (const href of urls) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    import(urls[0]).catch(() => {})
  }
  const early = globalThis.earlyInput
  if (!${isDrawnFirst} || document.hidden || early?.pressed.size || early?.changed.size || document.activeElement !== document.body) return ask()
  for (const type of ['pointerdown', 'keydown', 'focusin', 'input']) addEventListener(type, ask, { capture: true, signal })
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(() => whenIdle(ask, { timeout: 200 }))), { signal })
  setTimeout(ask, 3000)
})()`
}
