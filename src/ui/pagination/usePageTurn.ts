import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type MouseEvent, type RefObject } from 'react'

/** Marks the line of a list that says how many records there are. */
export const countMark = { 'data-count': '', tabIndex: -1 }

/**
 * After turning to another page of a list, moves the focus from the link to the line with the count. The page scrolls
 * up to its records, and the keyboard continues there instead of below them. The press is shown first and repeated then: the
 * router renders every link of the page anew, which a slow phone needs a moment for.
 */
export function usePageTurn(current: number) {
  const router = useRouter()
  const nav = useRef<HTMLElement>(null)
  const shown = useRef(current)
  const pressed = useRef<HTMLElement>(null)
  const repeating = useRef(false)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    if (pressed.current === null) return
    showPress(pressed, null)
    // The link may be gone, e.g. the one to the next page on the last page. If the visitor has moved on, the focus
    // stays.
    const focused = document.activeElement
    if (focused !== document.body && nav.current?.contains(focused) !== true) return
    const list = nav.current?.closest('section, main')
    list?.querySelector<HTMLElement>('[data-count]')?.focus({ preventScroll: true })
  }, [current])
  return {
    nav,
    onTurn: (event: MouseEvent<HTMLAnchorElement>) => {
      // Anything but a plain press opens the page elsewhere.
      if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
      if (repeating.current) return
      event.preventDefault()
      const link = event.currentTarget
      showPress(pressed, link)
      const left = router.latestLocation
      afterPaint(() => {
        // Another link may have been pressed meanwhile.
        if (router.latestLocation !== left) return
        repeating.current = true
        link.click()
        repeating.current = false
      })
    },
  }
}

/** Marks the link that was pressed last, until its page is there. Not by React, which would first render all links again. */
function showPress(pressed: RefObject<HTMLElement | null>, link: HTMLElement | null): void {
  pressed.current?.removeAttribute('data-pressed')
  link?.setAttribute('data-pressed', '')
  pressed.current = link
}

function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
