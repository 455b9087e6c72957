import { crc32, deflateSync } from 'node:zlib'

/** A PNG with eight bits per colour. A pixel is a number such as 0x1f6fd6. */
export function encodePng(width: number, height: number, pixelAt: (x: number, y: number) => number): Buffer {
  // Each row begins with its filter type, 0 for none.
  const rows = Buffer.alloc((3 * width + 1) * height)
  let at = 0
  for (let y = 0; y < height; y++) {
    rows[at++] = 0
    for (let x = 0; x < width; x++) {
      const pixel = pixelAt(x, y)
      rows[at++] = pixel >> 16
      rows[at++] = pixel >> 8
      rows[at++] = pixel
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const result = Buffer.alloc(body.length + 8)
  result.writeUInt32BE(data.length, 0)
  result.set(body, 4)
  result.writeUInt32BE(crc32(body), body.length + 4)
  return result
}
