import { area, circle, diceOf, drawing, rect, repeat, stroke } from './drawing.ts'

const width = 480
const height = 360
const wall = '#2d3b4f'
const thin = '#8796a8'

/** North is up. */
const compass = [circle(440, 40, 22, '#ffffff'), area('M440 22l8 18h-16z', '#cf4a1c'), area('M440 58l8-18h-16z', thin)]

/** One floor of a building from above: walls, columns, gates, stairs and partitions. */
export function floorPlan(id: string, { canSplit }: { canSplit: boolean }): string {
  const { roll, colours } = diceOf(id)
  const [left, top, wide, deep] = [50, 70 + roll(20), 360, 220]
  const [columns, rows] = [5 + roll(3), 3]
  const office = 70 + roll(30)
  const door = left + 120 + roll(120)
  return drawing(width, height, [
    rect(0, 0, width, height, '#f7f9fc'),
    ...repeat(24, (index) => stroke(`M${index * 20} 0V${height}`, '#e6ebf2', 1)),
    ...repeat(18, (index) => stroke(`M0 ${index * 20}H${width}`, '#e6ebf2', 1)),
    rect(left, top, wide, deep, colours.pale),
    rect(left, top, office, deep / 2, colours.light),
    stroke(`M${left} ${top}h${wide}v${deep}H${left}z`, wall, 7),
    stroke(`M${left + office} ${top}v${deep / 2}M${left} ${top + deep / 2}h${office - 26}`, wall, 4),
    ...repeat(columns * rows, (index) =>
      rect(
        left + office + 24 + ((index % columns) * (wide - office - 40)) / columns,
        top + 46 + Math.floor(index / columns) * 62,
        8,
        8,
        wall,
      ),
    ),
    ...(canSplit
      ? [stroke(`M${left + office + (wide - office) / 2} ${top + 6}v${deep - 12}`, '#cf4a1c', 3, '10 8')]
      : []),
    // Gates: an opening in the wall, with a lorry in front of one.
    rect(door, top + deep - 4, 54, 9, '#f7f9fc'),
    stroke(`M${door} ${top + deep}v28M${door + 54} ${top + deep}v28`, thin, 2),
    rect(door + 8, top + deep + 12, 38, 42, colours.main, 4),
    rect(left + wide - 4, top + 40, 9, 44, '#f7f9fc'),
    ...repeat(6, (index) => stroke(`M${left + 12 + index * 8} ${top + deep - 46}v40`, thin, 2)),
    stroke(`M${left} ${top - 22}h${wide}M${left} ${top - 30}v16M${left + wide} ${top - 30}v16`, thin, 2),
    stroke(`M${left - 26} ${top}v${deep}M${left - 34} ${top}h16M${left - 34} ${top + deep}h16`, thin, 2),
    ...compass,
  ])
}

/** A plot of land with its neighbours, the access roads and the river. */
export function sitePlan(id: string): string {
  const { roll, colours } = diceOf(id)
  const [road, street] = [150 + roll(40), 190 + roll(60)]
  const bend = 30 + roll(60)
  const right = roll(2) === 0
  const [x, y] = [right ? street + 22 : 24, road + 24]
  const wide = (right ? width - 40 : street - 20) - x
  const deep = 120
  const cut = 20 + roll(40)
  const parcel = `M${x} ${y}h${wide - cut}l${cut} ${cut}v${deep - cut}H${x}z`
  return drawing(width, height, [
    rect(0, 0, width, height, '#edf3e6'),
    area(`M0 0H480V${bend}C380 ${bend + 40} 300 ${bend - 24} 180 ${bend + 16}S60 ${bend} 0 ${bend + 20}z`, '#bfe0f2'),
    ...repeat(7, (index) => rect(18 + index * 66 + roll(10), 92 + roll(16), 36 + roll(14), 30, '#d5dde6', 2)),
    ...repeat(4, (index) =>
      rect((right ? 24 : street + 34) + (index % 2) * 62, y + 10 + Math.floor(index / 2) * 56, 46, 36, '#d5dde6', 2),
    ),
    rect(0, road - 11, width, 22, '#ffffff'),
    stroke(`M0 ${road}H${width}`, '#c5ced8', 2, '14 10'),
    rect(street - 9, road, 18, height - road, '#ffffff'),
    area(parcel, colours.light),
    stroke(parcel, colours.main, 4, '12 7'),
    circle(x + wide / 2, y + deep / 2 - 8, 13, '#cf4a1c'),
    area(`M${x + wide / 2 - 12} ${y + deep / 2 - 4}h24l-12 26z`, '#cf4a1c'),
    circle(x + wide / 2, y + deep / 2 - 8, 5, '#ffffff'),
    ...compass,
  ])
}
