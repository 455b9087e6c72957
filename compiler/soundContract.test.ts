import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ContractDocument } from './document.ts'
import { printContract, readSoundContract } from './soundContract.ts'
import { findUnsoundness } from './soundness.ts'

let folder: string
const file = (name: string) => path.join(folder, name)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'contract-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function contractWith(schema: object): ContractDocument {
  return { paths: {}, components: { schemas: { Thing: schema } } }
}

function writeContract(document: ContractDocument) {
  rmSync(file('openapi.sound'), { force: true })
  const files = printContract(document, findUnsoundness(document).length === 0)
  for (const [name, text] of Object.entries(files)) writeFileSync(file(name), text)
}

const sound = contractWith({ type: 'string' })
const unsound = contractWith({ type: 'string', pattern: '(' })

test('a sound bundle is read as it was written', () => {
  writeContract(sound)
  expect(readSoundContract(folder)).toEqual(sound)
})

test('an unsound bundle is refused, also where a sound one stood before', () => {
  writeContract(sound)
  writeContract(unsound)
  expect(() => readSoundContract(folder)).toThrow('The contract is not sound')
  expect(existsSync(file('openapi.sound'))).toBe(false)
})

test('a bundle edited after its check is checked again', () => {
  writeContract(sound)
  appendFileSync(file('openapi.json'), ' ')
  expect(readSoundContract(folder)).toEqual(sound)
  writeFileSync(file('openapi.json'), JSON.stringify(unsound))
  expect(() => readSoundContract(folder)).toThrow('components schemas Thing')
})

test('a stamped bundle is taken at its word', () => {
  writeContract(unsound)
  const digest = createHash('sha256')
    .update(readFileSync(file('openapi.json')))
    .digest('hex')
  writeFileSync(file('openapi.sound'), digest)
  expect(readSoundContract(folder)).toEqual(unsound)
})
