import { encodePng } from './png.ts'

const box = { width: 120, height: 60, gap: 40, margin: 20 }
const white = 0
const blue = 1
/** Colours of the picture: white, and the blue of the portal. */
const palette = [0xff, 0xff, 0xff, 0x00, 0x69, 0xe8]

/** A PNG of so many boxes in a row, each joined to the next by a line. What they mean has to be said in words beside it. */
export function flowPicture(steps: number): Buffer {
  return encodePng({
    width: 2 * box.margin + steps * box.width + (steps - 1) * box.gap,
    height: 2 * box.margin + box.height,
    palette,
    colourAt: (x, y) => colourAt(x - box.margin, y - box.margin, steps),
  })
}

function colourAt(x: number, y: number, steps: number): number {
  const place = x % (box.width + box.gap)
  const step = Math.floor(x / (box.width + box.gap))
  if (x < 0 || y < 0 || y >= box.height || step >= steps) return white
  if (place < box.width) return blue
  return step < steps - 1 && Math.abs(y - box.height / 2) < 3 ? blue : white
}
