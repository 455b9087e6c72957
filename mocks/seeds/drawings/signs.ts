import type { Schema } from '#gateway/contract.ts'

/** A part of a sign on a grid of 24: the distance of a point from its edge, negative inside. */
type Part = (x: number, y: number) => number

export type Sign = readonly Part[]

const half = 0.9

/**
 * A line through the points x, y, x, y … Evaluated for thousands of pixels, so each segment's constants are computed
 * once.
 */
function line(...points: number[]): Part {
  const segments: { ax: number; ay: number; dx: number; dy: number; square: number }[] = []
  for (let index = 0; index + 3 < points.length; index += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = points.slice(index, index + 4)
    const [dx, dy] = [bx - ax, by - ay]
    segments.push({ ax, ay, dx, dy, square: dx * dx + dy * dy })
  }
  return (x, y) => {
    let nearest = Infinity
    for (const { ax, ay, dx, dy, square } of segments) {
      const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square))
      const [fromX, fromY] = [x - ax - along * dx, y - ay - along * dy]
      nearest = Math.min(nearest, fromX * fromX + fromY * fromY)
    }
    return Math.sqrt(nearest) - half
  }
}

const dot =
  (cx: number, cy: number, radius: number): Part =>
  (x, y) =>
    Math.sqrt((x - cx) ** 2 + (y - cy) ** 2) - radius

const ring =
  (cx: number, cy: number, radius: number): Part =>
  (x, y) =>
    Math.abs(dot(cx, cy, radius)(x, y)) - half

const box =
  (left: number, top: number, width: number, height: number): Part =>
  (x, y) =>
    Math.max(left - x, x - left - width, top - y, y - top - height)

/** A rotated elliptical ring. */
const orbit =
  (turn: number): Part =>
  (x, y) => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const [u, v] = [(x - 12) * cos + (y - 12) * sin, (y - 12) * cos - (x - 12) * sin]
    return Math.abs(Math.sqrt((u / 9) ** 2 + (v / 3.6) ** 2) - 1) * 4.5 - 0.7
  }

const flask: Sign = [
  line(9, 3, 15, 3),
  line(10.5, 3, 10.5, 9, 5, 20, 19, 20, 13.5, 9, 13.5, 3),
  line(8, 15.5, 16, 15.5),
  dot(11, 18, 1),
  dot(14, 17.6, 0.8),
]
const gear: Sign = [
  ring(12, 12, 6),
  dot(12, 12, 2),
  ...Array.from({ length: 8 }, (_, index) => {
    const [cos, sin] = [Math.cos((index * Math.PI) / 4), Math.sin((index * Math.PI) / 4)]
    return line(12 + 6 * cos, 12 + 6 * sin, 12 + 9 * cos, 12 + 9 * sin)
  }),
]
const screen: Sign = [
  line(3, 5, 21, 5, 21, 17, 3, 17, 3, 5),
  line(8, 20.5, 16, 20.5),
  line(12, 17, 12, 20.5),
  line(7, 13, 10.5, 9.5, 13.5, 12, 17, 8),
]
const paper: Sign = [
  line(6, 3, 18, 3, 18, 21, 6, 21, 6, 3),
  line(9, 8, 15, 8),
  line(9, 12, 15, 12),
  line(9, 16, 12.5, 16),
]
const certificate: Sign = [
  line(4, 4, 20, 4, 20, 15, 4, 15, 4, 4),
  line(8, 8, 16, 8),
  line(8, 11.5, 12, 11.5),
  ring(16, 15.5, 2.6),
  line(14.6, 18, 14.6, 21.5),
  line(17.4, 18, 17.4, 21.5),
]
const machine: Sign = [
  line(3, 7, 21, 7, 21, 18, 3, 18, 3, 7),
  line(6, 14, 8, 11, 10, 13, 12, 10),
  dot(16, 11, 1.2),
  dot(18.6, 11, 1.2),
  dot(16, 14.5, 1.2),
  line(6, 18, 6, 21),
  line(18, 18, 18, 21),
  line(9, 4, 15, 4),
]
const people: Sign = [
  dot(9, 8, 3),
  line(3.5, 20, 4.5, 15.5, 7, 13.5, 11, 13.5, 13.5, 15.5, 14.5, 20, 3.5, 20),
  dot(17, 9.5, 2.3),
  line(16, 14, 19, 14.5, 20.5, 17, 21, 20, 17.5, 20),
]
const coins: Sign = [box(4, 14, 4, 6), box(10, 10, 4, 10), box(16, 6, 4, 14), line(4, 9.5, 8.5, 6, 12, 7, 18, 2.8)]
const scales: Sign = [
  line(12, 4, 12, 20),
  line(7, 20, 17, 20),
  line(5, 7, 19, 7),
  line(5, 7, 2.5, 13, 7.5, 13, 5, 7),
  line(19, 7, 16.5, 13, 21.5, 13, 19, 7),
]
const calculator: Sign = [
  line(6, 3, 18, 3, 18, 21, 6, 21, 6, 3),
  box(8.5, 6, 7, 3),
  ...[13, 17].flatMap((y) => [9, 12, 15].map((x) => dot(x, y, 1.1))),
]
const chip: Sign = [
  line(7, 7, 17, 7, 17, 17, 7, 17, 7, 7),
  box(10, 10, 4, 4),
  ...[10, 14].flatMap((at) => [line(at, 3, at, 6), line(at, 18, at, 21), line(3, at, 6, at), line(18, at, 21, at)]),
]
const leaf: Sign = [
  line(4, 19, 4, 14, 7, 9, 12, 5.5, 20, 4, 19, 11, 15.5, 16, 10, 18.5, 4, 19),
  line(4, 21, 8, 14, 14, 9.5),
]
const lorry: Sign = [
  box(2, 7, 11, 8),
  line(15, 10, 18, 10, 21, 13, 21, 15.5, 15, 15.5, 15, 10),
  ring(7, 18, 1.8),
  ring(17.5, 18, 1.8),
]
const sprout: Sign = [
  line(12, 21, 12, 11),
  line(12, 13, 9, 12.5, 6.5, 10, 5.5, 6.5, 9, 7.5, 11.5, 9.5, 12, 13),
  line(12, 11, 12.5, 7.5, 15, 5, 19, 4.5, 18, 8, 15.5, 10.5, 12, 11),
  line(7, 21, 17, 21),
]
const shield: Sign = [
  line(12, 3, 20, 6, 20, 12, 17.5, 17, 12, 21.3, 6.5, 17, 4, 12, 4, 6, 12, 3),
  line(8.5, 12, 11, 14.5, 15.5, 9.5),
]
const bulb: Sign = [ring(12, 9, 5.6), line(10, 15, 10, 17.5, 14, 17.5, 14, 15), line(10.5, 20.5, 13.5, 20.5)]
const atom: Sign = [dot(12, 12, 2), orbit(0), orbit(Math.PI / 3), orbit((2 * Math.PI) / 3)]
const hexagon: Sign = [line(12, 3, 20, 7.6, 20, 16.4, 12, 21, 4, 16.4, 4, 7.6, 12, 3), dot(12, 12, 3)]

/** The first sign stands for the kind of provider and is used in its logo. The others stand for its services. */
export const providerSigns: Record<Schema<'FacilitatorType'>, readonly [Sign, ...Sign[]]> = {
  TECH: [atom, gear, flask],
  IP: [bulb, certificate, paper],
  TESTING: [flask, machine, gear],
  FINANCE: [coins, paper],
  LEGAL: [scales, paper],
  TAX: [calculator, screen],
  HR: [people, paper],
  CONSULTING: [screen, people],
  DIGITAL: [chip, screen, machine],
  GREEN: [leaf, machine],
  LOGISTICS: [lorry, screen],
  INCUBATION: [sprout, people],
  SAFETY: [shield, certificate],
  OTHER: [hexagon, paper],
}

export const resourceSigns: Record<Schema<'ResourceType'>, Sign> = {
  ACHIEVEMENT: flask,
  INSTRUMENT: machine,
  PATENT: certificate,
}
