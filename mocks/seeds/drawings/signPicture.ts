import { fileUrl } from '#mocks/services/uaa/file/files.ts'
import type { Schema } from '#gateway/contract.ts'
import type { Store } from '#mocks/store/store.ts'
import { diceOf } from './drawing.ts'
import { encodePng } from './png.ts'
import type { Sign } from './signs.ts'

/** In pixels. */
interface Size {
  width: number
  height: number
}

export const logoSize: Size = { width: 96, height: 96 }
export const coverSize: Size = { width: 240, height: 135 }

/**
 * Adds a sign on the record's own background to the gateway's files. It is a PNG because members upload pictures there,
 * and those must not be SVG drawings (§9).
 */
export function insertSign(store: Store, id: string, sign: Sign, size: Size): Schema<'UploadedFile'> {
  const name = `${id}.png`
  const content = drawnOnce(id, sign, size)
  store.files.insert({ id, name, type: 'image/png', size: content.length, content: content.toString('base64') })
  return { name, size: content.length, url: fileUrl(id, name), uid: id }
}

const drawn = new Map<string, Buffer>()

/** A reset takes only milliseconds, so each picture is drawn once per process. */
function drawnOnce(id: string, sign: Sign, size: Size): Buffer {
  const picture = drawn.get(id) ?? signPicture(id, sign, size)
  drawn.set(id, picture)
  return picture
}

/** The distance of a background point from the edge of the second colour. The centre is 0, 0 and the lower edge 0.5. */
const grounds: readonly ((x: number, y: number) => number)[] = [
  (x, y) => x * 0.5 + y,
  (x, y) => Math.sqrt(x * x + y * y) - 0.42,
  (x, y) => Math.abs(x) * 0.87 + Math.abs(y) * 0.5 - 0.4,
  (x, y) => Math.max(Math.abs(x), Math.abs(y)) - 0.4,
]

export function signPicture(id: string, sign: Sign, size: Size): Buffer {
  const { width, height } = size
  const { roll, colours } = diceOf(id)
  const ground = grounds[roll(grounds.length)] ?? Math.hypot
  const [outer, inner] =
    roll(2) === 0 ? [pixelOf(colours.deep), pixelOf(colours.main)] : [pixelOf(colours.main), pixelOf(colours.deep)]
  const drawnSign = maskOf(sign, size)
  return encodePng(width, height, (px, py) => {
    const edge = ground((px + 0.5 - width / 2) / height, (py + 0.5 - height / 2) / height) * height
    return mixed(mixed(outer, inner, coverage(edge)), 0xffffff, drawnSign[py * width + px] ?? 0)
  })
}

const masks = new Map<Sign, Map<Size, Float32Array>>()

/**
 * How much of each pixel a sign covers, 0–1, row by row. Computed once per sign and size, as many records share them.
 */
function maskOf(sign: Sign, size: Size): Float32Array {
  const bySize = masks.get(sign) ?? new Map<Size, Float32Array>()
  masks.set(sign, bySize)
  const known = bySize.get(size)
  if (known !== undefined) return known
  const { width, height } = size
  const mask = new Float32Array(width * height)
  // The sign takes up three fifths of the height.
  const unit = (0.6 * height) / 24
  for (const index of mask.keys()) {
    const x = ((index % width) + 0.5 - width / 2) / unit + 12
    const y = (Math.floor(index / width) + 0.5 - height / 2) / unit + 12
    if (x < 0 || x > 24 || y < 0 || y > 24) continue
    let nearest = Infinity
    for (const part of sign) nearest = Math.min(nearest, part(x, y))
    mask[index] = coverage(nearest * unit)
  }
  bySize.set(size, mask)
  return mask
}

/** How much of a pixel lies inside an edge at this distance in pixels. */
const coverage = (distance: number) => Math.min(1, Math.max(0, 0.5 - distance))

function mixed(from: number, to: number, share: number): number {
  if (share === 0 || from === to) return from
  if (share === 1) return to
  return mixedPart(from, to, share, 16) | mixedPart(from, to, share, 8) | mixedPart(from, to, share, 0)
}

function mixedPart(from: number, to: number, share: number, shift: number): number {
  const first = (from >> shift) & 255
  const last = (to >> shift) & 255
  return Math.round(first + (last - first) * share) << shift
}

/** Parses a colour such as #1f6fd6. */
const pixelOf = (colour: string) => Number.parseInt(colour.slice(1), 16)
