/** §9: how long scrolling to the top takes, in ms. */
export const SCROLL_TIME = 500

/** The scroll position in px `elapsed` ms after the start; eased at both ends. */
export function positionAt(start: number, elapsed: number): number {
  const progress = Math.min(elapsed / SCROLL_TIME, 1)
  const eased = progress < 0.5 ? 2 * progress ** 2 : 1 - (2 - 2 * progress) ** 2 / 2
  return Math.round(start * (1 - eased))
}

/** Scrolls the window to its top in 500 ms (2.3-80), or at once for visitors who prefer reduced motion. */
export function scrollToTop(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, 0)
    return
  }
  const start = window.scrollY
  const begin = performance.now()
  const step = (now: number) => {
    const top = positionAt(start, now - begin)
    window.scrollTo(0, top)
    if (top > 0) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
