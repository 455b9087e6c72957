import { useEffect, useRef } from 'react'

/** Marks the line of a list that says how many records there are. */
export const countMark = { 'data-count': '', tabIndex: -1 }

/**
 * Once another page of a list is there, moves the focus from the link that asked for it to the line that counts the
 * records: the page scrolls up to its records, and the keyboard goes on there and not below them.
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
    // The link may be gone, as that to the next page is on the last one. Who has gone on meanwhile stays.
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
