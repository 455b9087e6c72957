import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generatedDir, type ContractDocument } from './document.ts'
import { projectDir } from './finding.ts'
import { assertSound } from './soundness.ts'

const bundleName = 'openapi.json'

/**
 * SHA-256 of the bundle that was last found sound. It stands outside the generated code, of which every checkout has the same:
 * two branches that both change the contract would disagree about it.
 */
export const soundStamp = path.join(projectDir, '.cache/openapi.sound')

/**
 * The bundle of a folder. A bundle that was found sound before, by the generator or here, is taken at its word, which saves
 * compiling every schema at each start; any other text, edited by hand or merged, is checked in full. Throws when it is not
 * sound.
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

/** The bundle's file by its name. */
export function printContract(document: ContractDocument): { [bundleName]: string } {
  return { [bundleName]: `${JSON.stringify(document, null, 2)}\n` }
}

/** Notes that the bundle is sound. Where nothing can be written it is only checked again. */
export function stampSound(bundle: string, stamp: string): void {
  try {
    mkdirSync(path.dirname(stamp), { recursive: true })
    writeFileSync(stamp, `${digestOf(bundle)}\n`)
  } catch {
    // E.g. a file system that is read only.
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
