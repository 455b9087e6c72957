import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generatedDir, type ContractDocument } from './document.ts'
import { projectDir } from './finding.ts'
import { assertSound } from './soundness.ts'

const bundleName = 'openapi.json'

/**
 * SHA-256 of the last bundle that was found sound. It is not part of the generated code, which is committed: two
 * branches that both change the contract would conflict in it.
 */
export const soundStamp = path.join(projectDir, '.cache/openapi.sound')

/**
 * The bundle of a folder. A bundle that the generator or this function has found sound before is trusted, which saves
 * compiling every schema at each start. Any other text, such as an edited or merged one, is checked in full. Throws
 * when it is not sound.
 */
export function readSoundContract(folder: string = generatedDir, stamp: string = soundStamp): ContractDocument {
  const text = readFileSync(path.join(folder, bundleName), 'utf8')
  const document = JSON.parse(text) as ContractDocument
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8').trim() !== digestOf(text)) {
    assertSound(document)
    stampSound(text, stamp)
  }
  return document
}

/** The bundle's text, keyed by its file name. */
export function printContract(document: ContractDocument): { [bundleName]: string } {
  return { [bundleName]: `${JSON.stringify(document, null, 2)}\n` }
}

/** Records that the bundle is sound. If writing fails, the bundle is just checked again next time. */
export function stampSound(bundle: string, stamp: string): void {
  try {
    mkdirSync(path.dirname(stamp), { recursive: true })
    writeFileSync(stamp, `${digestOf(bundle)}\n`)
  } catch {
    // For example on a read-only file system.
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
