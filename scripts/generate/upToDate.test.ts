import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folders, isUpToDate, lockFile, stampUpToDate } from './upToDate.ts'

let project: string

const write = (name: string, text: string) => writeFileSync(path.join(project, name), text)

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'generated-'))
  write(lockFile, '{}')
  for (const folder of folders) {
    mkdirSync(path.join(project, folder), { recursive: true })
    write(`${folder}/a.ts`, 'before')
  }
})
afterEach(() => rmSync(project, { recursive: true }))

test('without a generation before, nothing is up to date', () => {
  expect(isUpToDate(project)).toBe(false)
})

test.each([...folders.map((folder) => `${folder}/a.ts`), lockFile])(
  'after a generation all is up to date, until %s is another one',
  (file) => {
    stampUpToDate(project)
    expect(isUpToDate(project)).toBe(true)
    write(file, 'after')
    expect(isUpToDate(project)).toBe(false)
    stampUpToDate(project)
    expect(isUpToDate(project)).toBe(true)
  },
)

test('a file more or less is a change', () => {
  stampUpToDate(project)
  write('contract/b.ts', '')
  expect(isUpToDate(project)).toBe(false)
  rmSync(path.join(project, 'contract/b.ts'))
  expect(isUpToDate(project)).toBe(true)
  rmSync(path.join(project, 'src/gateway/generated/a.ts'))
  expect(isUpToDate(project)).toBe(false)
})
