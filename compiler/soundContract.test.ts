import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ContractDocument } from './document.ts'
import { printContract, readSoundContract, stampSound } from './soundContract.ts'

let folder: string
const file = (name: string) => path.join(folder, name)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'contract-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function contractWith(schema: object): ContractDocument {
  return { paths: {}, components: { schemas: { Thing: schema } } }
}

const read = () => readSoundContract(folder, file('openapi.sound'))

function writeContract(document: ContractDocument) {
  for (const [name, text] of Object.entries(printContract(document))) writeFileSync(file(name), text)
}

const sound = contractWith({ type: 'string' })
const unsound = contractWith({ type: 'string', pattern: '(' })

test('a sound bundle is read as it was written', () => {
  writeContract(sound)
  expect(read()).toEqual(sound)
})

test('an unsound bundle is refused, also where a sound one stood before', () => {
  writeContract(sound)
  read()
  writeContract(unsound)
  expect(read).toThrow('The contract is not sound')
  expect(read).toThrow('The contract is not sound')
})

test('a bundle edited after its check is checked again', () => {
  writeContract(sound)
  read()
  appendFileSync(file('openapi.json'), ' ')
  expect(read()).toEqual(sound)
  writeFileSync(file('openapi.json'), JSON.stringify(unsound))
  expect(read).toThrow('components schemas Thing')
})

test('a bundle that was checked once is taken at its word', () => {
  writeContract(sound)
  read()
  const stamp = readFileSync(file('openapi.sound'), 'utf8')
  writeContract(unsound)
  stampSound(readFileSync(file('openapi.json'), 'utf8'), file('openapi.sound'))
  expect(readFileSync(file('openapi.sound'), 'utf8')).not.toBe(stamp)
  expect(read()).toEqual(unsound)
})

test('where nothing can be written, a sound bundle is read all the same', () => {
  writeContract(sound)
  expect(readSoundContract(folder, path.join(file('openapi.json'), 'openapi.sound'))).toEqual(sound)
})
