import type { Schema } from '#gateway/contract.ts'
import { area, circle, diceOf, drawing, placed, rect, repeat, stroke, type Colours, type Shapes } from './drawing.ts'

/** Shapes on a grid of 100, in the record's colours. */
type Sign = (colours: Colours) => Shapes

const page: Sign = ({ main, light }) => [
  rect(24, 10, 52, 80, '#ffffff', 4),
  rect(32, 20, 36, 7, main, 2),
  ...repeat(4, (index) => rect(32, 34 + index * 9, index === 3 ? 22 : 36, 4, light, 2)),
]

const gear: Sign = ({ main, light, accent }) => [
  ...repeat(
    8,
    (index) =>
      `<rect x="43" y="8" width="14" height="84" rx="3" fill="${main}" transform="rotate(${index * 22.5} 50 50)"/>`,
  ),
  circle(50, 50, 33, main),
  circle(50, 50, 22, '#ffffff'),
  circle(50, 50, 11, accent),
  circle(50, 50, 4, light),
]

const certificate: Sign = (colours) => [
  ...page(colours),
  circle(66, 74, 13, colours.accent),
  area('M58 82l-2 14 10-5 10 5-2-14z', colours.accent),
  circle(66, 74, 6, '#ffffff'),
]

const coins: Sign = ({ main, deep, light, accent }) => [
  ...repeat(4, (index) => rect(14, 74 - index * 13, 32, 11, index % 2 === 0 ? main : light, 5)),
  ...repeat(6, (index) => rect(54, 74 - index * 13, 32, 11, index % 2 === 0 ? accent : '#ffffff', 5)),
  rect(8, 86, 84, 5, deep, 2),
]

const people: Sign = ({ main, deep, light, accent }) => [
  circle(26, 40, 10, light),
  circle(74, 40, 10, light),
  area('M8 84c0-18 7-30 18-30s18 12 18 30zM56 84c0-18 7-30 18-30s18 12 18 30z', deep),
  circle(50, 30, 13, '#ffffff'),
  area('M28 84c0-22 9-36 22-36s22 14 22 36z', main),
  rect(6, 82, 88, 7, accent, 3),
]

const handshake: Sign = ({ main, deep, accent }) => [
  circle(28, 50, 22, main),
  circle(72, 50, 22, deep),
  stroke('M36 50h28M56 40l10 10-10 10M44 40L34 50l10 10', '#ffffff', 6),
  circle(50, 18, 7, accent),
]

const screen: Sign = ({ main, deep, light, accent }) => [
  rect(10, 16, 80, 54, deep, 5),
  rect(16, 22, 68, 42, '#ffffff', 2),
  ...repeat(4, (index) =>
    rect(24 + index * 15, 56 - (index + 1) * 7, 9, (index + 1) * 7, index === 3 ? accent : main, 1),
  ),
  rect(42, 70, 16, 12, light),
  rect(28, 82, 44, 6, deep, 3),
]

const speaker: Sign = ({ main, deep, light, accent }) => [
  area('M16 42h18l34-22v60L34 58H16z', '#ffffff'),
  rect(22, 58, 12, 24, main, 3),
  stroke('M78 36q10 14 0 28M86 26q18 24 0 48', accent, 5),
  circle(68, 50, 5, deep),
  circle(22, 50, 3, light),
]

/** A sign in the middle of a picture, in front of shapes that differ from record to record. */
function pictured(id: string, sign: Sign, [width, height]: readonly [number, number]): string {
  const { roll, colours } = diceOf(id)
  const spots = repeat(3, () => circle(roll(width), roll(height), 30 + roll(height / 3), colours.pale))
  const scale = (height * 0.72) / 100
  return drawing(width, height, [
    rect(0, 0, width, height, colours.light),
    ...spots,
    area(`M0 ${height}L${width} ${height * 0.55}V${height}z`, colours.pale),
    placed((width - 100 * scale) / 2, (height - 100 * scale) / 2, scale, sign(colours)),
  ])
}

const wide = [480, 270] as const

const ofEvent: Record<Schema<'EventType'>, Sign> = {
  POLICY: speaker,
  DOCKING: handshake,
  TRAINING: screen,
  ROADSHOW: screen,
  FINANCE: coins,
  RECRUIT: people,
  SALON: people,
  OTHER: gear,
}

export const eventDrawing = (id: string, type: Schema<'EventType'>) => pictured(id, ofEvent[type], wide)

const covers = [page, screen, coins, speaker, certificate, people] as const

/** The cover of a text such as a notice or a subject. Neighbouring texts have different covers. */
export const coverDrawing = (id: string, place: number) => pictured(id, covers[place % covers.length] ?? page, wide)

const ofAd = { tool: screen, report: page, meeting: handshake, free: coins, store: people, news: speaker } as const

/** The subject of an advertisement. */
export type AdSubject = keyof typeof ofAd

export const adDrawing = (id: string, about: AdSubject, size: readonly [number, number]) =>
  pictured(id, ofAd[about], size)

/** A row of connected steps. The text beside it names them. */
export function stepsDrawing(id: string, steps: number): string {
  const { colours } = diceOf(id)
  const signs = [page, screen, people, certificate, coins] as const
  return drawing(120 * steps + 20, 160, [
    rect(0, 0, 120 * steps + 20, 160, colours.pale),
    ...repeat(steps - 1, (index) => stroke(`M${114 + index * 120} 80h28m-9 -8l9 8l-9 8`, colours.main, 4)),
    ...repeat(steps, (index) =>
      [
        circle(70 + index * 120, 80, 42, colours.light),
        placed(45 + index * 120, 55, 0.5, (signs[index % signs.length] ?? page)(colours)),
      ].join(''),
    ),
  ])
}
