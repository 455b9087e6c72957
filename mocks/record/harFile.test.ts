import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Entry, Har } from 'har-format'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HarFile } from './harFile.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'har-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the archive is whole JSON after every entry, and begins anew with the next recording', () => {
  const file = path.join(folder, 'seen.har')
  const read = () => (JSON.parse(readFileSync(file, 'utf8')) as Har).log
  for (const names of [['第一', '第二', '第三'], ['另一']]) {
    const har = new HarFile(file)
    expect(read()).toMatchObject({ version: '1.2', creator: { name: 'mock-gateway record' }, entries: [] })
    names.forEach((name, index) => {
      har.add({ comment: name } as Entry)
      expect(read().entries.map(({ comment }) => comment)).toEqual(names.slice(0, index + 1))
    })
    har.close()
  }
})
