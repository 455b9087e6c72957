import { expect, test } from 'vitest'
import { clearOf, nextFlight, STEP, STEP_TIME, within, type Flight } from './bounce.ts'

const room = { width: 300, height: 200 }

test('2.3-82 the ad moves 1 px every 20 ms', () => {
  expect([STEP, STEP_TIME]).toEqual([1, 20])
  expect(nextFlight({ x: 10, y: 20, right: 1, down: -1 }, room)).toEqual({ x: 11, y: 19, right: 1, down: -1 })
})

test('2.3-83 at each edge it turns back', () => {
  expect(nextFlight({ x: 299, y: 50, right: 1, down: 1 }, room)).toMatchObject({ x: 300, right: -1 })
  expect(nextFlight({ x: 1, y: 50, right: -1, down: 1 }, room)).toMatchObject({ x: 0, right: 1 })
  expect(nextFlight({ x: 50, y: 199, right: 1, down: 1 }, room)).toMatchObject({ y: 200, down: -1 })
  expect(nextFlight({ x: 50, y: 1, right: 1, down: -1 }, room)).toMatchObject({ y: 0, down: 1 })
})

test('2.3-83 it stays inside however long it flies, and reaches both edges', () => {
  let flight: Flight = { x: 7, y: 3, right: 1, down: 1 }
  const seen = { left: false, right: false }
  for (let step = 0; step < 2000; step += 1) {
    flight = nextFlight(flight, room)
    expect(flight.x).toBeGreaterThanOrEqual(0)
    expect(flight.x).toBeLessThanOrEqual(room.width)
    expect(flight.y).toBeGreaterThanOrEqual(0)
    expect(flight.y).toBeLessThanOrEqual(room.height)
    seen.left ||= flight.x === 0
    seen.right ||= flight.x === room.width
  }
  expect(seen).toEqual({ left: true, right: true })
})

test('shrinking the window moves the ad along; in one smaller than the ad its corner stays visible', () => {
  const flight: Flight = { x: 280, y: 190, right: 1, down: 1 }
  expect(within(flight, { width: 100, height: 90 })).toMatchObject({ x: 100, y: 90 })
  expect(within(flight, { width: -20, height: -5 })).toMatchObject({ x: 0, y: 0 })
})

test('the ad does not cover the focused element: it moves above it, or below where there is no room above', () => {
  const flight: Flight = { x: 0, y: 100, right: 1, down: 1 }
  const size = { width: 200, height: 100 }
  expect(clearOf(flight, size, { left: 20, right: 120, top: 150, bottom: 190 })).toMatchObject({ x: 0, y: 42 })
  expect(clearOf(flight, size, { left: 20, right: 120, top: 90, bottom: 130 })).toMatchObject({ x: 0, y: 138 })
  expect(clearOf(flight, size, { left: 201, right: 300, top: 150, bottom: 190 })).toBe(flight)
  expect(clearOf(flight, size, { left: 20, right: 120, top: 210, bottom: 250 })).toBe(flight)
})
