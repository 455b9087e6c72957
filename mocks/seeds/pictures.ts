import { fileUrl } from '../services/uaa/files.ts'
import type { Store } from '../store/store.ts'
import { encodePng } from './png.ts'

type Colour = readonly [red: number, green: number, blue: number]

interface Picture {
  /** Pixels. */
  width: number
  height: number
  /** The colours at the left and the right edge. */
  from: Colour
  to: Colour
}

const shades = 256
/** How much lighter the rings are, in shades. */
const ringShades = 24

/**
 * Puts an abstract picture among the gateway's files and returns its address. Drawn, because the seeds may not carry
 * somebody's photograph, and without letters, because text in pictures cannot be read by everybody (WCAG 1.4.5).
 */
export function insertPicture(store: Store, id: string, picture: Picture): string {
  const name = `${id}.png`
  const png = drawOnce(picture)
  store.files.insert({ id, name, type: 'image/png', size: png.length, content: png.toString('base64') })
  return fileUrl(id, name)
}

const drawn = new Map<string, Buffer>()

/** A reset of the gateway takes milliseconds, so a picture is drawn once a process. */
function drawOnce(picture: Picture): Buffer {
  const key = JSON.stringify(picture)
  const png = drawn.get(key) ?? draw(picture)
  drawn.set(key, png)
  return png
}

/** A slanted gradient with rings that spread from the lower right corner. */
function draw(picture: Picture): Buffer {
  const { width, height } = picture
  return encodePng({ width, height, palette: paletteOf(picture), colourAt: (x, y) => shadeAt(x, y, picture) })
}

function shadeAt(x: number, y: number, { width, height }: Picture): number {
  const gradient = ((x + y / 2) / (width + height / 2)) * (shades - ringShades - 1)
  // Math.hypot is many times slower, and this runs for every pixel at the start.
  const distance = Math.sqrt((x - width * 0.85) ** 2 + (y - height) ** 2)
  const isRing = distance < height && Math.floor(distance / (height / 8)) % 2 === 0
  return Math.round(gradient + (isRing ? ringShades : 0))
}

function paletteOf({ from, to }: Picture): number[] {
  return Array.from({ length: shades }, (_, shade) =>
    from.map((start, index) => Math.round(start + (((to[index] ?? start) - start) * shade) / (shades - 1))),
  ).flat()
}
