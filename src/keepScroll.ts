/**
 * For the router's `scrollRestoration`: whether it shall move the page, asked at each rendering.
 *
 * At the first one, where the page begins to listen, the visitor may have been reading for seconds: they stay where they
 * are. (The router itself would lead them back to the top. What a reload restores, a script in the page has restored
 * before.)
 */
export function keepsFirstScroll(): () => boolean {
  if (import.meta.env.SSR) return () => true
  let isFirst = true
  return () => {
    const stays = isFirst && window.scrollY > 0
    isFirst = false
    // The router remembers the places of what it has heard scrolling, and has not heard this.
    if (stays) document.dispatchEvent(new Event('scroll'))
    return !stays
  }
}
