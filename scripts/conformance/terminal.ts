import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Person } from './laws/login.ts'

/** Asks on the terminal. A secret is not shown while it is typed. Throws when there is no terminal. */
export async function askOnTerminal(question: string, isSecret = false): Promise<string> {
  if (!process.stdin.isTTY) throw new Error(`There is no terminal to ask on: ${question.trim()}`)
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: isSecret ? silence : process.stderr, terminal: true })
  try {
    if (isSecret) process.stderr.write(question)
    return (await lines.question(isSecret ? '' : question)).trim()
  } finally {
    lines.close()
    if (isSecret) process.stderr.write('\n')
  }
}

export const personAtTerminal: Person = {
  ask: askOnTerminal,
  show: (picture, mediaType) => {
    const file = path.join(tmpdir(), `captcha-${process.pid}.${mediaType.includes('svg') ? 'svg' : 'png'}`)
    writeFileSync(file, picture, { mode: 0o600 })
    return file
  },
}
