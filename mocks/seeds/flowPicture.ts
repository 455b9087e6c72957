import { crc32, deflateSync } from 'node:zlib'

const box = { width: 120, height: 60, gap: 40, margin: 20 }
const white = 0
const blue = 1
/** Colours of the picture: white, and the blue of the portal. */
const palette = [0xff, 0xff, 0xff, 0x00, 0x69, 0xe8]

/** A PNG of so many boxes in a row, each joined to the next by a line. What they mean has to be said in words beside it. */
export function flowPicture(steps: number): Buffer {
  const width = 2 * box.margin + steps * box.width + (steps - 1) * box.gap
  const height = 2 * box.margin + box.height
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(width + 1)
    for (let x = 0; x < width; x += 1) row[x + 1] = colourAt(x - box.margin, y - box.margin, steps)
    return row
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits a pixel, of a palette.
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function colourAt(x: number, y: number, steps: number): number {
  const place = x % (box.width + box.gap)
  const step = Math.floor(x / (box.width + box.gap))
  if (x < 0 || y < 0 || y >= box.height || step >= steps) return white
  if (place < box.width) return blue
  return step < steps - 1 && Math.abs(y - box.height / 2) < 3 ? blue : white
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
