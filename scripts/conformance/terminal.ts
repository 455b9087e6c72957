import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Person } from './person.ts'

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
  userName: () => askOnTerminal('User name or phone number: '),
  password: () => askOnTerminal('Password (leave it empty for a code by SMS): ', true),
  captcha: (picture) => askOnTerminal(`The characters of the picture in ${savedPicture(picture)}: `),
  smsCode: (tel) => askOnTerminal(`The code of the SMS to ${tel}: `),
  newNumber: () => askOnTerminal('A number without an account, which gets an SMS (leave it empty for none): '),
}

/** Saves a picture where only this user can view it, and returns its location. */
export function savedPicture({ bytes, mediaType }: { bytes: Uint8Array; mediaType: string }): string {
  const file = path.join(tmpdir(), `captcha-${process.pid}.${mediaType.includes('svg') ? 'svg' : 'png'}`)
  writeFileSync(file, bytes, { mode: 0o600 })
  return file
}
