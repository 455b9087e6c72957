import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { onChange } from './changes.ts'

let folder: string
let told: string[] = []

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'changes-'))
  mkdirSync(path.join(folder, 'deep/er'), { recursive: true })
  writeFileSync(path.join(folder, 'deep/er/file.yaml'), 'a')
  onChange(folder, (files) => told.push(...files.map((file) => path.relative(folder, file))))
})
beforeEach(() => {
  told = []
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a file that an editor has replaced is still watched', async () => {
  writeFileSync(path.join(folder, 'deep/er/file.yaml~'), 'b')
  renameSync(path.join(folder, 'deep/er/file.yaml~'), path.join(folder, 'deep/er/file.yaml'))
  await expect.poll(() => told).toContain('deep/er/file.yaml')
  told = []
  appendFileSync(path.join(folder, 'deep/er/file.yaml'), 'c')
  await expect.poll(() => told).toContain('deep/er/file.yaml')
})

test('a new folder is watched once it is known, and when it comes back', async () => {
  mkdirSync(path.join(folder, 'new'))
  await expect.poll(() => told).toContain('new')
  writeFileSync(path.join(folder, 'new/file.yaml'), 'a')
  await expect.poll(() => told).toContain('new/file.yaml')
  told = []
  rmSync(path.join(folder, 'new'), { recursive: true })
  await expect.poll(() => told).toContain('new')
  told = []
  mkdirSync(path.join(folder, 'new'))
  await expect.poll(() => told).toContain('new')
  writeFileSync(path.join(folder, 'new/other.yaml'), 'a')
  await expect.poll(() => told).toContain('new/other.yaml')
})

test('a folder that is taken away as a whole is told of, and faults nothing', async () => {
  rmSync(folder, { recursive: true })
  await expect.poll(() => told).toContain('deep')
})
