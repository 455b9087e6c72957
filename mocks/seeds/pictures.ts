import { crc32, deflateSync } from 'node:zlib'
import { fileUrl } from '../services/uaa/files.ts'
import type { Store } from '../store/store.ts'

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

/** PNG with a palette: a slanted gradient with rings that spread from the lower right corner. */
function draw(picture: Picture): Buffer {
  const { width, height } = picture
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8 bits a pixel, indexed colour.
  header.set([8, 3, 0, 0, 0], 8)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = shadeAt(x, y, picture)
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette(picture)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function shadeAt(x: number, y: number, { width, height }: Picture): number {
  const gradient = ((x + y / 2) / (width + height / 2)) * (shades - ringShades - 1)
  const distance = Math.hypot(x - width * 0.85, y - height)
  const isRing = distance < height && Math.floor(distance / (height / 8)) % 2 === 0
  return Math.round(gradient + (isRing ? ringShades : 0))
}

function palette({ from, to }: Picture): Buffer {
  const colours = Array.from({ length: shades }, (_, shade) =>
    from.map((start, index) => Math.round(start + (((to[index] ?? start) - start) * shade) / (shades - 1))),
  )
  return Buffer.from(colours.flat())
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const result = Buffer.alloc(body.length + 8)
  result.writeUInt32BE(data.length, 0)
  result.set(body, 4)
  result.writeUInt32BE(crc32(body), body.length + 4)
  return result
}
