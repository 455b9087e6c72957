import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ContractError } from '#compiler/finding.ts'
import { readSoundContract } from '#compiler/soundContract.ts'
import { contractDir } from '#compiler/sources.ts'
import { Generation } from './generation.ts'

let folder: string
let watching: Generation
const generatedFolder = () => path.join(folder, 'generated')
const stamp = () => path.join(folder, 'openapi.sound')

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'generation-'))
  // One service is enough, and much faster than all.
  for (const part of ['common', 'html.yaml', 'message']) {
    cpSync(path.join(contractDir, part), path.join(folder, 'contract', part), { recursive: true })
  }
  watching = new Generation({ contract: path.join(folder, 'contract'), generated: generatedFolder(), stamp: stamp() })
})
afterEach(() => rmSync(folder, { recursive: true }))

function edit(name: string, change: (text: string) => string) {
  const file = path.join(folder, 'contract', name)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

function readGenerated(generated: string): Record<string, string> {
  const files = readdirSync(generated, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return [path.relative(generated, file), readFileSync(file, 'utf8')]
    }),
  )
}

/** The output of a fresh generation. */
async function generateFromScratch(): Promise<Record<string, string>> {
  const generated = mkdtempSync(path.join(tmpdir(), 'scratch-'))
  try {
    const contract = path.join(folder, 'contract')
    await new Generation({ contract, generated, stamp: path.join(folder, 'scratch.sound') }).run()
    return readGenerated(generated)
  } finally {
    rmSync(generated, { recursive: true })
  }
}

const schema = 'message/message/schemas/MessageToRead.yaml'

test('after each of several edits the files equal those of a generation from scratch', async () => {
  await watching.run()
  const edits: [string, (text: string) => string][] = [
    [schema, (text) => text.replace(/^title: .*$/m, 'title: 改过的名称')],
    // No longer sound: an example of it does not match.
    ['message/message/schemas/Message.yaml', (text) => text.replace('maxLength: 100', 'maxLength: 1')],
    ['message/openapi.yaml', (text) => text.replace(/^ {2}\/\S+:\n(?: {4}.*\n)+/m, '')],
    [schema, () => readFileSync(path.join(contractDir, schema), 'utf8')],
    ['message/message/schemas/Message.yaml', (text) => text.replace('maxLength: 1 ', 'maxLength: 100 ')],
  ]
  for (const [name, change] of edits) {
    edit(name, change)
    expect(await watching.run()).not.toEqual([])
    expect(readGenerated(generatedFolder())).toEqual(await generateFromScratch())
  }
})

test('only files whose text has changed are written, and obsolete ones are removed', async () => {
  await watching.run()
  expect(await watching.run()).toEqual([])
  edit(schema, (text) => `# A comment changes nothing.\n${text}`)
  expect(await watching.run()).toEqual([])
  writeFileSync(path.join(generatedFolder(), 'old.ts'), '')
  expect(await watching.run()).toEqual(['old.ts'])
})

test('a contract that cannot be bundled leaves the last good files', async () => {
  await watching.run()
  const before = readGenerated(generatedFolder())
  edit(schema, (text) => text.replace('title:', 'titel:'))
  await expect(watching.run()).rejects.toThrow(ContractError)
  expect(readGenerated(generatedFolder())).toEqual(before)
})

test('a broken edit is found wherever it is, although only what has changed is checked', async () => {
  for (const part of ['consult', 'policy']) {
    cpSync(path.join(contractDir, part), path.join(folder, 'contract', part), { recursive: true })
  }
  const validity = path.join(folder, 'contract/policy/library/schemas/PolicyValidity.yaml')
  const shared = validity.replace('PolicyValidity', 'CitedValidity')
  cpSync(validity, shared)
  const citation = path.join(folder, 'contract/consult/robot/schemas/RobotCitation.yaml')
  writeFileSync(citation, readFileSync(citation, 'utf8').replace('PolicyValidity.yaml', 'CitedValidity.yaml'))
  await watching.run()

  for (const [name, place] of [
    [schema, /MessageToRead\.yaml:\d+ .*titel/],
    ['common/schemas.yaml', /common\/schemas\.yaml:\d+ .*titel/],
  ] as const) {
    edit(name, (text) => text.replace('title:', 'titel:'))
    await expect(watching.run()).rejects.toThrow(place)
    edit(name, (text) => text.replace('titel:', 'title:'))
    await watching.run()
  }
  // The service that loses the file does not use it itself.
  rmSync(shared)
  for (let run = 0; run < 2; run += 1) {
    await expect(watching.run()).rejects.toThrow(/RobotCitation\.yaml:13 .*CitedValidity\.yaml/)
  }
})

test('a sound bundle is stamped, an unsound one is refused by its reader', async () => {
  await watching.run()
  expect(existsSync(stamp())).toBe(true)
  const stamped = readFileSync(stamp(), 'utf8')
  // The examples of messages have longer titles.
  edit('message/message/schemas/Message.yaml', (text) => text.replace('maxLength: 100', 'maxLength: 1'))
  await watching.run()
  expect(readFileSync(stamp(), 'utf8')).toBe(stamped)
  expect(() => readSoundContract(generatedFolder(), stamp())).toThrow('The contract is not sound')
})
