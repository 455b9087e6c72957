import path from 'node:path'
import type { ContractDocument } from '#compiler/document.ts'
import { readSoundContract } from '#compiler/soundContract.ts'
import { onStop, print } from '../gateway/serve.ts'
import { onChange } from './changes.ts'
import { Workers } from './workers.ts'

const mocksDir = path.resolve(import.meta.dirname, '..')
const contractDir = path.resolve(import.meta.dirname, '../../contract')
const rulesDir = path.join(contractDir, 'rules')

/**
 * Runs the gateway in a process of its own. Changed code is loaded by a second process, which takes over with the state
 * of the first once it is sound; a changed contract is checked here and handed to the process that serves. So a broken
 * edit keeps the last good version running.
 */
export function watchAndReload(args: string[]): void {
  const workers = new Workers(args)
  let contract = generatedContract()
  let bundling = Promise.resolve()

  const readContract = async (since: number) => {
    // Loaded when the gateway runs already: the bundler takes its time, and most edits are of code.
    const { readChangedContract } = await import('./contractSource.ts')
    const found = await readChangedContract(contract)
    if (JSON.stringify(found) === JSON.stringify(contract)) return
    contract = found
    workers.useContract(found)
    print(`Contract reloaded in ${Math.round(performance.now() - since)} ms`)
  }
  const reloadContract = (since: number) => {
    bundling = bundling
      .then(() => readContract(since))
      .catch((error: unknown) => {
        print(`${error instanceof Error ? error.message : String(error)}\nThe last good contract stays in use`)
      })
  }

  onChange(mocksDir, (files, since) => {
    const code = files.filter(isCode)
    if (code.length > 0) workers.load({ files: code.map(nameOf), since })
  })
  onChange(contractDir, (files, since) => {
    const rules = files.filter(isRule)
    if (rules.length > 0) workers.load({ files: rules.map(nameOf), since }, rules)
    if (files.some(isContract)) reloadContract(since)
  })
  onStop(() => workers.stop())
  workers.load({ files: [], since: performance.now() })
  workers.whenServing(() => reloadContract(performance.now()))
}

/** A generated contract that is not sound is as good as none: then contract/ is checked in full. */
function generatedContract(): ContractDocument {
  try {
    return readSoundContract()
  } catch {
    return { paths: {} }
  }
}

/** As a person would write it, from the project's folder. */
function nameOf(file: string): string {
  return path.relative(path.dirname(mocksDir), file)
}

function isRule(file: string): boolean {
  return path.dirname(file) === rulesDir && file.endsWith('.yaml')
}

/** The control page is read from its files at each request. */
function isCode(file: string): boolean {
  return /\.(ts|json)$/.test(file) && !file.endsWith('.test.ts')
}

/** What is bundled: the services and what they share. */
function isContract(file: string): boolean {
  const [folder = ''] = path.relative(contractDir, file).split(path.sep)
  return file.endsWith('.yaml') && !['rules', 'journeys', 'lint', 'released'].includes(folder)
}
