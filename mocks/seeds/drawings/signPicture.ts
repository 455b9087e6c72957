import { fileUrl } from '#mocks/services/uaa/files.ts'
import type { Schema } from '#gateway/contract.ts'
import type { Store } from '#mocks/store/store.ts'
import { diceOf } from './drawing.ts'
import { encodePng, type Pixel } from './png.ts'
import type { Sign } from './signs.ts'

/** Pixels. */
interface Size {
  width: number
  height: number
}

export const logoSize: Size = { width: 96, height: 96 }
export const coverSize: Size = { width: 240, height: 135 }

/**
 * Puts a sign on a ground of the record's own among the gateway's files. A PNG, because it stands where members upload
 * pictures, which may not be drawings (§9).
 */
export function insertSign(store: Store, id: string, sign: Sign, size: Size): Schema<'UploadedFile'> {
  const name = `${id}.png`
  const content = drawnOnce(id, sign, size)
  store.files.insert({ id, name, type: 'image/png', size: content.length, content: content.toString('base64') })
  return { name, size: content.length, url: fileUrl(id, name), uid: id }
}

const drawn = new Map<string, Buffer>()

/** A reset of the gateway takes milliseconds, so a picture is drawn once a process. */
function drawnOnce(id: string, sign: Sign, size: Size): Buffer {
  const picture = drawn.get(id) ?? signPicture(id, sign, size)
  drawn.set(id, picture)
  return picture
}

/** How far a point of the ground is from the edge of its second colour; the middle is 0, 0 and the lower edge 0.5. */
const grounds: readonly ((x: number, y: number) => number)[] = [
  (x, y) => x * 0.5 + y,
  (x, y) => Math.sqrt(x * x + y * y) - 0.42,
  (x, y) => Math.abs(x) * 0.87 + Math.abs(y) * 0.5 - 0.4,
  (x, y) => Math.max(Math.abs(x), Math.abs(y)) - 0.4,
]

export function signPicture(id: string, sign: Sign, { width, height }: Size): Buffer {
  const { roll, colours } = diceOf(id)
  const ground = grounds[roll(grounds.length)] ?? Math.hypot
  const [outer, inner] =
    roll(2) === 0 ? [pixelOf(colours.deep), pixelOf(colours.main)] : [pixelOf(colours.main), pixelOf(colours.deep)]
  const white: Pixel = [255, 255, 255]
  // The sign takes three fifths of the height.
  const unit = (0.6 * height) / 24
  return encodePng(width, height, (px, py) => {
    const [x, y] = [(px + 0.5 - width / 2) / height, (py + 0.5 - height / 2) / height]
    const below = mixed(outer, inner, coverage(ground(x, y) * height))
    const [gx, gy] = [(x * height) / unit + 12, (y * height) / unit + 12]
    if (gx < 0 || gx > 24 || gy < 0 || gy > 24) return below
    let nearest = Infinity
    for (const part of sign) nearest = Math.min(nearest, part(gx, gy))
    return mixed(below, white, coverage(nearest * unit))
  })
}

/** How much of a pixel lies inside an edge that is so many pixels away. */
const coverage = (distance: number) => Math.min(1, Math.max(0, 0.5 - distance))

function mixed(from: Pixel, to: Pixel, share: number): Pixel {
  if (share === 0) return from
  const part = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share)
  return [part(0), part(1), part(2)]
}

/** Of a colour such as #1f6fd6. */
function pixelOf(colour: string): Pixel {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
