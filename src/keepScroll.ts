/**
 * For the router's `scrollRestoration`: whether it may scroll the page, asked at each rendering. The visitor may have
 * been reading for seconds before the first one, when the page hydrates, so the position stays. (The router would
 * scroll to the top. A script in the page has already restored the position after a reload.)
 */
export function keepsFirstScroll(): () => boolean {
  if (import.meta.env.SSR) return () => true
  let isFirst = true
  return () => {
    const stays = isFirst && window.scrollY > 0
    isFirst = false
    // The router only remembers positions of elements that it has heard scrolling.
    if (stays) document.dispatchEvent(new Event('scroll'))
    return !stays
  }
}
