/** §9: the ad moves this far, in px, … */
export const STEP = 1
/** … this often, in ms. */
export const STEP_TIME = 20

/** Position of a floating box's upper left corner in px, and its direction: 1 or -1 on each axis. */
export interface Flight {
  x: number
  y: number
  right: 1 | -1
  down: 1 | -1
}

/** A width and height in px, e.g. how far a box's corner can move: the window's size less the box's. */
export interface Room {
  width: number
  height: number
}

/** The next step; it turns back at an edge of the room (2.3-82, 2.3-83). */
export function nextFlight({ x, y, right, down }: Flight, room: Room): Flight {
  const [nextX, nextRight] = along(x, right, room.width)
  const [nextY, nextDown] = along(y, down, room.height)
  return { x: nextX, y: nextY, right: nextRight, down: nextDown }
}

/** The box's distance from the focused element, in px: more than the focus ring's width. */
const CLEARANCE = 8

/**
 * Moves the box out of the way of the focused element (WCAG 2.4.11): above it, or below where there is no room above.
 * `size` is the box's, `focused` is relative to the window, both in px.
 */
export function clearOf(
  flight: Flight,
  size: Room,
  focused: { left: number; right: number; top: number; bottom: number },
): Flight {
  const { x, y } = flight
  const beside = x >= focused.right || x + size.width <= focused.left
  if (beside || y >= focused.bottom || y + size.height <= focused.top) return flight
  const above = focused.top - size.height - CLEARANCE
  return { ...flight, y: above >= 0 ? above : focused.bottom + CLEARANCE }
}

/** The same position, limited to the room. */
export function within(flight: Flight, room: Room): Flight {
  return { ...flight, x: clamp(flight.x, room.width), y: clamp(flight.y, room.height) }
}

function along(place: number, way: 1 | -1, end: number): [number, 1 | -1] {
  const next = place + way * STEP
  if (next <= 0) return [clamp(next, end), 1]
  if (next >= end) return [clamp(next, end), -1]
  return [next, way]
}

function clamp(place: number, end: number): number {
  return Math.max(0, Math.min(place, Math.max(0, end)))
}
