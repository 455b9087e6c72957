import { useEffect, useRef } from 'react'

/** Marks the line of a list that says how many records there are. */
export const countMark = { 'data-count': '', tabIndex: -1 }

/**
 * After turning to another page of a list, moves the focus from the link to the line with the count. The page scrolls
 * up to its records, and the keyboard continues there instead of below them.
 */
export function usePageTurn(current: number) {
  const nav = useRef<HTMLElement>(null)
  const shown = useRef(current)
  const turning = useRef(false)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    if (!turning.current) return
    turning.current = false
    // The link may be gone, e.g. the one to the next page on the last page. If the visitor has moved on, the focus
    // stays.
    const focused = document.activeElement
    if (focused !== document.body && nav.current?.contains(focused) !== true) return
    const list = nav.current?.closest('section, main')
    list?.querySelector<HTMLElement>('[data-count]')?.focus({ preventScroll: true })
  }, [current])
  return {
    nav,
    onTurn: () => {
      turning.current = true
    },
  }
}
