import { exec } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { TirelessPerson } from './person.ts'
import { savedPicture } from './terminal.ts'

const run = promisify(exec)

/**
 * A program that answers in place of a person. The command is run once for each question, which is added to it, and
 * prints the answer. Throws when the program fails.
 */
export function answeredBy(command: string): TirelessPerson {
  const answer = async (question: string) => {
    try {
      // What is added has no character that means something to a shell.
      return (await run(`${command} ${question}`, { timeout: 120_000 })).stdout.trim()
    } catch (error) {
      throw new Error(`--answers: "${command} ${question}" failed: ${firstLine(error)}`, { cause: error })
    }
  }
  return {
    userName: () => answer('user-name'),
    password: () => answer('password'),
    captcha: (picture) => answer(`captcha "${savedPicture(picture)}" ${plain(picture.id)}`),
    smsCode: (tel) => answer(`sms-code ${plain(tel)}`),
    newNumber: () => answer('new-number'),
    wait: (seconds) => setTimeout(seconds * 1000),
  }
}

/** The gateway chose it, so it is not trusted with a shell. */
function plain(text: string): string {
  return text.replaceAll(/[^\w.-]/g, '')
}

function firstLine(error: unknown): string {
  const { stderr = '', message = '' } = error as { stderr?: string; message?: string }
  return (stderr.trim() === '' ? message : stderr).trim().split('\n')[0] ?? ''
}
