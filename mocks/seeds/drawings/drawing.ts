import { fileUrl } from '#mocks/services/uaa/file/files.ts'
import type { Store } from '#mocks/store/store.ts'

/** Shapes, each painted over the earlier ones. */
export type Shapes = readonly string[]

/**
 * Adds a drawing to the gateway's files and returns its address. Drawings, because the seeds must not contain anybody's
 * photographs. Without letters, because not everybody can read text in pictures (WCAG 1.4.5).
 */
export function insertDrawing(store: Store, id: string, svg: string): string {
  const name = `${id}.svg`
  const content = Buffer.from(svg)
  store.files.insert({ id, name, type: 'image/svg+xml', size: content.length, content: content.toString('base64') })
  return fileUrl(id, name)
}

export function drawing(width: number, height: number, shapes: Shapes): string {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes.join('')}</svg>`
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`

export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`

export const area = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`

/** A line; `dash` is a pattern such as `6 4`. */
export const stroke = (path: string, colour: string, width: number, dash?: string) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${
    dash === undefined ? '' : ` stroke-dasharray="${dash}"`
  }/>`

/** Shapes drawn elsewhere, moved and scaled. */
export const placed = (x: number, y: number, scale: number, shapes: Shapes) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shapes.join('')}</g>`

/** Draws a row of shapes by their index. */
export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index))

export interface Colours {
  deep: string
  main: string
  light: string
  pale: string
  accent: string
}

const families: readonly Colours[] = [
  { deep: '#0a3a80', main: '#1f6fd6', light: '#a9cbf5', pale: '#e9f2fd', accent: '#f2a541' },
  { deep: '#0b5560', main: '#158a94', light: '#9ad6d8', pale: '#e6f6f6', accent: '#ef8354' },
  { deep: '#3b3a8c', main: '#5f5fc9', light: '#bcbcf0', pale: '#efeffc', accent: '#f4b942' },
  { deep: '#7a4317', main: '#b8722c', light: '#e8c79d', pale: '#fbf2e6', accent: '#3d8bd4' },
  { deep: '#2f5d2a', main: '#4f9347', light: '#b5dbab', pale: '#eef7ec', accent: '#e0892f' },
  { deep: '#7d2b4b', main: '#b94f78', light: '#ecb7cb', pale: '#fcedf3', accent: '#2f8f9d' },
]

/** Random values that are always the same for the same record, so that its picture never changes. */
export interface Dice {
  /** An integer from 0 to `sides` - 1. */
  roll: (sides: number) => number
  colours: Colours
}

export function diceOf(id: string): Dice {
  // FNV-1a seeds Mulberry32, which gives different results for ids that differ only in the last digit.
  let state = 2_166_136_261
  for (const character of id) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619)
  const roll = (sides: number) => {
    state = (state + 1_831_565_813) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * sides)
  }
  const [first] = families
  if (first === undefined) throw new Error('No colours')
  return { roll, colours: families[roll(families.length)] ?? first }
}
