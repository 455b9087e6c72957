import { area, circle, diceOf, drawing, rect, repeat, stroke, type Dice, type Shapes } from './drawing.ts'

const width = 480
const height = 270
const ground = 218

/** Sky, trees and a road around the buildings. */
function scene({ roll, colours }: Dice, buildings: Shapes): string {
  const sun = 60 + roll(360)
  return drawing(width, height, [
    rect(0, 0, width, height, colours.pale),
    circle(sun, 56, 26, '#f5b63d'),
    area(
      `M0 ${ground - 40}C120 ${ground - 90} 190 ${ground - 30} 300 ${ground - 60}S430 ${ground - 80} 480 ${ground - 50}V270H0z`,
      colours.light,
    ),
    ...buildings,
    rect(0, ground, width, height - ground, '#8d99a8'),
    stroke(`M0 ${ground + 28}H${width}`, '#ffffff', 3, '26 20'),
    ...repeat(4 + roll(3), (index) => tree(30 + index * 92 + roll(30))),
  ])
}

const tree = (x: number) => `${rect(x - 2, ground - 14, 4, 16, '#6b4f3a')}${circle(x, ground - 22, 13, '#4f9347')}`

/** Rows of windows on a facade. */
function windows(
  x: number,
  y: number,
  columns: number,
  rows: number,
  step: readonly [number, number],
  colour: string,
): Shapes {
  return repeat(columns * rows, (index) =>
    rect(
      x + (index % columns) * step[0],
      y + Math.floor(index / columns) * step[1],
      step[0] * 0.55,
      step[1] * 0.5,
      colour,
      1,
    ),
  )
}

export interface HallShape {
  floors: number
  /** Whether it has a crane. */
  crane: boolean
  /** Whether it emits steam. */
  steam: boolean
}

/** A factory from outside, with its number of floors. */
export function hallDrawing(id: string, { floors, crane, steam }: HallShape): string {
  const dice = diceOf(id)
  const { roll, colours } = dice
  const rows = Math.min(floors, 5)
  const high = rows === 1 ? 78 + roll(24) : 34 * rows
  const [left, wide] = [60 + roll(40), 300 + roll(50)]
  const top = ground - high
  const teeth = 4 + roll(3)
  const tooth = wide / teeth
  const roof =
    rows === 1
      ? repeat(teeth, (index) => area(`M${left + index * tooth} ${top}v-26l${tooth} 26z`, colours.deep))
      : [rect(left - 6, top - 8, wide + 12, 10, colours.deep)]
  return scene(dice, [
    ...(steam
      ? [
          rect(left + wide - 42, top - 70, 18, 70, colours.deep),
          circle(left + wide - 30, top - 84, 14, '#ffffff'),
          circle(left + wide - 12, top - 98, 18, '#ffffff'),
        ]
      : []),
    ...roof,
    rect(left, top, wide, high, colours.main),
    ...windows(left + 14, top + 10, Math.floor((wide - 20) / 34), rows, [34, rows === 1 ? 44 : 34], '#ffffff'),
    rect(left + wide * 0.4, ground - 42, 58, 42, colours.deep),
    stroke(`M${left + wide * 0.4} ${ground - 28}h58M${left + wide * 0.4} ${ground - 14}h58`, colours.light, 2),
    ...(crane
      ? [
          stroke(
            `M${left + 10} ${top - 40}H${left + wide - 60}M${left + 40} ${top - 40}v40M${left + wide - 90} ${top - 40}v40M${left + 130} ${top - 40}v24`,
            colours.accent,
            6,
          ),
        ]
      : []),
  ])
}

/** A warehouse: a long shed with gates and a lorry at one of them. */
export function shedDrawing(id: string): string {
  const dice = diceOf(id)
  const { roll, colours } = dice
  const gates = 4 + roll(3)
  const at = 70 + roll(gates - 1) * (320 / gates)
  return scene(dice, [
    area(`M40 ${ground - 84}L240 ${ground - 128 - roll(20)}L440 ${ground - 84}z`, colours.deep),
    rect(48, ground - 86, 384, 86, colours.main),
    ...repeat(gates, (index) => rect(66 + index * (360 / gates), ground - 58, 240 / gates, 58, colours.light, 2)),
    rect(at, ground - 40, 54, 32, '#ffffff', 2),
    rect(at + 54, ground - 30, 22, 22, colours.accent, 3),
    circle(at + 14, ground - 4, 7, '#333d4b'),
    circle(at + 60, ground - 4, 7, '#333d4b'),
  ])
}

/** An office building, with a lower one beside it. */
export function towerDrawing(id: string): string {
  const dice = diceOf(id)
  const { roll, colours } = dice
  const rows = 5 + roll(4)
  const left = 150 + roll(90)
  return scene(dice, [
    rect(left - 80, ground - 84, 90, 84, colours.light),
    ...windows(left - 72, ground - 76, 3, 3, [26, 24], '#ffffff'),
    rect(left, ground - rows * 22 - 14, 120, rows * 22 + 14, colours.main),
    area(`M${left} ${ground - rows * 22 - 14}l60 -18l60 18z`, colours.deep),
    ...windows(left + 12, ground - rows * 22 - 4, 4, rows - 1, [26, 22], '#ffffff'),
    rect(left + 44, ground - 26, 32, 26, colours.deep, 2),
  ])
}

/** A park: a gate in front of halls and towers of various heights. */
export function parkDrawing(id: string): string {
  const dice = diceOf(id)
  const { roll, colours } = dice
  const buildings = repeat(6, (index) => {
    const [x, high] = [14 + index * 78, 56 + roll(86)]
    const colour = index % 2 === 0 ? colours.main : colours.deep
    const roof =
      roll(2) === 0 ? area(`M${x} ${ground - high}v-18l62 18z`, colour) : rect(x - 3, ground - high - 6, 68, 8, colour)
    return [
      roof,
      rect(x, ground - high, 62, high, colour),
      ...windows(x + 8, ground - high + 10, 3, Math.floor((high - 16) / 20), [18, 20], colours.light),
    ].join('')
  })
  return scene(dice, [
    ...buildings,
    rect(168, ground - 52, 10, 52, '#ffffff'),
    rect(302, ground - 52, 10, 52, '#ffffff'),
    area(
      `M156 ${ground - 52}Q240 ${ground - 82} 324 ${ground - 52}v10Q240 ${ground - 70} 156 ${ground - 42}z`,
      colours.accent,
    ),
  ])
}
