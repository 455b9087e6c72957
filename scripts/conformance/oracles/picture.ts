import { inflateSync } from 'node:zlib'

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * Why the bytes are not a picture of that media type, in Chinese. Undefined when they are, or when the type is not a
 * picture's.
 */
export function pictureFault(mediaType: string, content: Uint8Array): string | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const check = checks[mediaType]
  if (check === undefined || check(bytes)) return undefined
  return `${bytes.length} 字节，不是完整的 ${mediaType}`
}

const checks: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'image/png': isPng,
  'image/jpeg': (bytes) =>
    bytes.readUIntBE(0, Math.min(3, bytes.length)) === 0xffd8ff && bytes.includes('\u00ff\u00d9', 3, 'latin1'),
  'image/webp': (bytes) =>
    bytes.length > 15 &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, 12) === 'WEBP' &&
    bytes.readUInt32LE(4) + 8 <= bytes.length,
  'image/svg+xml': (bytes) => /<svg[\s>][\s\S]*(?:<\/svg>|\/>)\s*(?:<!--[\s\S]*?-->\s*)*$/.test(bytes.toString('utf8')),
}

/** Checks that its chunks are complete and that their data decompresses to all rows of the picture. */
function isPng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, pngStart.length).equals(pngStart)) return false
  const packed: Buffer[] = []
  for (let at = pngStart.length; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const kind = bytes.toString('latin1', at + 4, at + 8)
    if (at + 12 + length > bytes.length) return false
    if (kind === 'IDAT') packed.push(bytes.subarray(at + 8, at + 8 + length))
    if (kind === 'IEND') return unpacks(Buffer.concat(packed))
    at += 12 + length
  }
  return false
}

function unpacks(packed: Buffer): boolean {
  try {
    return inflateSync(packed).length > 0
  } catch {
    return false
  }
}
