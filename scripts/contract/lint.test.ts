import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import contractPlugin from '../../contract/lint/plugin.ts'
import { lintSource } from './lint.ts'
import { writeContract, type Fault } from './testing/soundContract.ts'

interface BrokenCase extends Fault {
  rule: string
  /** What is wrong, for the title. */
  what: string
  /** What stands on the line that the finding names. */
  on: string
  /** Part of the message. */
  says: string
}

async function lintWith(fault?: Fault) {
  const { folder, remove } = writeContract(fault)
  try {
    const findings = await lintSource(path.join(folder, 'shop/openapi.yaml'))
    return findings.map(({ file, line, message }) => ({
      file: path.relative(path.join(folder, 'shop'), file),
      text: readFileSync(file, 'utf8').split('\n')[line - 1]?.trim(),
      message,
    }))
  } finally {
    remove()
  }
}

const folder = path.join(import.meta.dirname, 'testing/broken')
const brokenCases = readdirSync(folder).flatMap(
  (name) => parse(readFileSync(path.join(folder, name), 'utf8')) as BrokenCase[],
)

test('a sound contract has no findings', async () => {
  expect(await lintWith()).toEqual([])
})

test('every rule of the contract has a case that it must reject', () => {
  const tested = new Set(brokenCases.map(({ rule }) => rule))
  expect([...tested].toSorted()).toEqual(Object.keys(contractPlugin().rules?.oas3 ?? {}).toSorted())
})

test.for(brokenCases)('$rule rejects $what, naming file and line', async ({ rule, file, from, to, on, says }) => {
  const findings = await lintWith({ file, from, to })
  const own = findings.filter(({ message }) => message.startsWith(`error contract/${rule}: `))
  expect(own).toEqual([{ file, text: on, message: expect.stringContaining(says) }])
})
