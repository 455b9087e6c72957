import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { generatedDir, type ContractDocument } from './document.ts'
import { assertSound } from './soundness.ts'

const bundleName = 'openapi.json'
/** SHA-256 of the bundle that was last found sound. */
const stampName = 'openapi.sound'

/**
 * The bundle of a folder. A bundle that the generator has found sound is taken at its word, which saves compiling every
 * schema at each start; any other text, edited by hand or merged, is checked in full. Throws when it is not sound.
 */
export function readSoundContract(folder: string = generatedDir): ContractDocument {
  const bundle = readFileSync(resolve(folder, bundleName))
  const document = JSON.parse(bundle.toString('utf8')) as ContractDocument
  const stampFile = resolve(folder, stampName)
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').trim() : undefined
  if (stamp !== digestOf(bundle)) assertSound(document)
  return document
}

/** The bundle's files by their name, with the stamp when it is sound; an unsound one is for the reader who has to mend it. */
export function printContract(document: ContractDocument, isSound: boolean): Record<string, string> {
  const bundle = `${JSON.stringify(document, null, 2)}\n`
  return { [bundleName]: bundle, ...(isSound ? { [stampName]: `${digestOf(Buffer.from(bundle))}\n` } : {}) }
}

function digestOf(bundle: Uint8Array): string {
  return createHash('sha256').update(bundle).digest('hex')
}
