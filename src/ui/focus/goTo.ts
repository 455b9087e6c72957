/**
 * Brings a part of the page to the top of the window, and the focus with it: for what an action has changed above or
 * below where it was asked for.
 */
export function goTo(element: HTMLElement | null): void {
  if (element === null) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'start' })
}
