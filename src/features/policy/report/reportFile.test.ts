import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { reportFile } from './reportFile.ts'

/** One file of a zip archive whose headers contain the sizes. */
function fileIn(archive: Buffer, wanted: string): string {
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50;) {
    const [size, nameLength, moreLength] = [
      archive.readUInt32LE(at + 18),
      archive.readUInt16LE(at + 26),
      archive.readUInt16LE(at + 28),
    ]
    const content = at + 30 + nameLength + moreLength
    const isPacked = archive.readUInt16LE(at + 8) === 8
    if (archive.toString('utf8', at + 30, at + 30 + nameLength) === wanted) {
      const bytes = archive.subarray(content, content + size)
      return (isPacked ? inflateRawSync(bytes) : bytes).toString()
    }
    at = content + size
  }
  throw new Error(`No ${wanted}`)
}

test('texts stay texts, whatever they begin with, numbers numbers, and unknown values are empty', async () => {
  const blob = await reportFile({
    titles: ['政策标题', '匹配度（%）'],
    widths: [40, 12],
    rows: [
      ['=1+1', 86],
      ['无匹配度', undefined],
    ],
  })
  const archive = Buffer.from(await blob.arrayBuffer())
  const sheet = fileIn(archive, 'xl/worksheets/sheet1.xml')
  const strings = fileIn(archive, 'xl/sharedStrings.xml')
  expect(strings).toContain('政策标题')
  expect(strings).toContain('=1+1')
  expect(sheet).toContain('<v>86</v>')
  expect(sheet).not.toContain('<f>')
})
