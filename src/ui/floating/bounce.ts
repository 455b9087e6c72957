/** §9: the ad moves this far, in px, … */
export const STEP = 1
/** … every so often, in ms. */
export const STEP_TIME = 20

/** Where the upper left corner of a floating box stands, in px, and which way it goes: 1 or -1 on each axis. */
export interface Flight {
  x: number
  y: number
  right: 1 | -1
  down: 1 | -1
}

/** How far a box's corner can go, in px: the window's size less the box's. */
export interface Room {
  width: number
  height: number
}

/** One step on; at an edge of the room it turns back (2.3-82, 2.3-83). */
export function nextFlight({ x, y, right, down }: Flight, room: Room): Flight {
  const [nextX, nextRight] = along(x, right, room.width)
  const [nextY, nextDown] = along(y, down, room.height)
  return { x: nextX, y: nextY, right: nextRight, down: nextDown }
}

/** The same place, as far as the room allows. */
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
