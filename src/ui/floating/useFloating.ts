import { useEffect, type RefObject } from 'react'
import { clearOf, nextFlight, STEP_TIME, within, type Flight, type Room } from './bounce.ts'

/** How far an arrow key moves the box, in px. */
const KEY_STEP = 16
/** A press that moves less than this, in px, is a click. */
const CLICK_SLACK = 4

const arrows: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
}

/**
 * Lets a box fly around the window, pause while it is pointed at or focused, and be moved by dragging or by arrow keys
 * (2.3-81 to 2.3-84). It is positioned through the style object, as the page's policy allows no style attributes.
 */
export function useFloating(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current
    return element === null ? undefined : float(element)
  }, [box])
}

function float(element: HTMLElement): () => void {
  const wantsNoMotion = window.matchMedia('(prefers-reduced-motion: reduce)')
  const stop = new AbortController()
  const options = { signal: stop.signal }
  let flight: Flight = { x: 0, y: room().height, right: 1, down: -1 }
  let hovered = false
  let drag: { pointerId: number; dx: number; dy: number; fromX: number; fromY: number; moved: boolean } | undefined

  /** The box's own bottom margin stays free. */
  function room(): Room {
    const { marginBottom } = getComputedStyle(element)
    return {
      width: document.documentElement.clientWidth - element.offsetWidth,
      height: window.innerHeight - element.offsetHeight - parseFloat(marginBottom),
    }
  }

  function place(next: Flight) {
    flight = within(next, room())
    element.style.translate = `${flight.x}px ${flight.y}px`
  }

  function fly() {
    const rests = hovered || drag !== undefined || wantsNoMotion.matches || element.matches(':focus-within')
    if (!rests && document.visibilityState === 'visible') place(nextFlight(flight, room()))
  }

  function endDrag({ pointerId }: PointerEvent) {
    if (drag?.pointerId !== pointerId) return
    // A click that ends a drag must not follow the link.
    if (drag.moved) element.addEventListener('click', (click) => click.preventDefault(), { capture: true, once: true })
    drag = undefined
  }

  /** After the page has scrolled to the focused element. */
  function makeWay({ target }: FocusEvent) {
    requestAnimationFrame(() => {
      if (!(target instanceof Element) || element.contains(target) || !target.matches(':focus-visible')) return
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      place(clearOf(flight, size, target.getBoundingClientRect()))
    })
  }

  document.addEventListener('focusin', makeWay, options)
  element.addEventListener('pointerenter', () => (hovered = true), options)
  element.addEventListener('pointerleave', () => (hovered = false), options)
  element.addEventListener(
    'pointerdown',
    ({ pointerId, clientX, clientY, button, target }) => {
      if (button !== 0 || (target instanceof Element && target.closest('[data-close]') !== null)) return
      drag = { pointerId, dx: clientX - flight.x, dy: clientY - flight.y, fromX: clientX, fromY: clientY, moved: false }
    },
    options,
  )
  window.addEventListener(
    'pointermove',
    ({ pointerId, clientX, clientY }) => {
      if (drag?.pointerId !== pointerId) return
      drag.moved ||= Math.hypot(clientX - drag.fromX, clientY - drag.fromY) > CLICK_SLACK
      if (drag.moved) place({ ...flight, x: clientX - drag.dx, y: clientY - drag.dy })
    },
    options,
  )
  window.addEventListener('pointerup', endDrag, options)
  window.addEventListener('pointercancel', endDrag, options)
  window.addEventListener('resize', () => place(flight), options)
  element.addEventListener(
    'keydown',
    (event) => {
      const way = arrows[event.key]
      if (way === undefined) return
      event.preventDefault()
      place({ ...flight, x: flight.x + way[0], y: flight.y + way[1] })
    },
    options,
  )
  place(flight)
  const timer = setInterval(fly, STEP_TIME)
  return () => {
    clearInterval(timer)
    stop.abort()
  }
}
