/**
 * Scrolls a part of the page to the top of the window and focuses it: for an action that changes something above or
 * below its button.
 */
export function goTo(element: HTMLElement | null): void {
  if (element === null) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'start' })
}
