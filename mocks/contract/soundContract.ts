import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { generatedDir, type ContractDocument } from './document.ts'
import { assertSound, findUnsoundness } from './soundness.ts'

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

/** Writes the bundle, stamped when it is sound; an unsound one is written too, for the reader who has to mend it. */
export function writeContract(document: ContractDocument, folder: string = generatedDir): void {
  const bundle = Buffer.from(`${JSON.stringify(document, null, 2)}\n`)
  const stampFile = resolve(folder, stampName)
  rmSync(stampFile, { force: true })
  writeFileSync(resolve(folder, bundleName), bundle)
  if (findUnsoundness(document).length === 0) writeFileSync(stampFile, `${digestOf(bundle)}\n`)
}

function digestOf(bundle: Uint8Array): string {
  return createHash('sha256').update(bundle).digest('hex')
}
