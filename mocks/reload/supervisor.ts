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
 * Runs the gateway in its own process. Changed code is loaded by a second process, which takes over the first one's
 * state once it is sound. A changed contract is checked here and passed to the serving process. After a broken edit,
 * the last good version keeps running.
 */
export function watchAndReload(args: string[]): void {
  const workers = new Workers(args)
  let contract = generatedContract()
  let bundling = Promise.resolve()

  const readContract = async (since: number) => {
    // Imported while the gateway already runs: the bundler loads slowly, and most edits change only code.
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

/** An unsound generated contract counts as missing. contract/ is then checked in full. */
function generatedContract(): ContractDocument {
  try {
    return readSoundContract()
  } catch {
    return { paths: {} }
  }
}

/** A path relative to the project's folder, as a person would write it. */
function nameOf(file: string): string {
  return path.relative(path.dirname(mocksDir), file)
}

function isRule(file: string): boolean {
  return path.dirname(file) === rulesDir && file.endsWith('.yaml')
}

/** The control page is excluded: its files are read at each request. */
function isCode(file: string): boolean {
  return /\.(ts|json)$/.test(file) && !file.endsWith('.test.ts')
}

/** Files that are bundled: the services and what they share. */
function isContract(file: string): boolean {
  const [folder = ''] = path.relative(contractDir, file).split(path.sep)
  return file.endsWith('.yaml') && !['rules', 'journeys', 'lint', 'released'].includes(folder)
}
