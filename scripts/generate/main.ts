import path from 'node:path'
import { ContractError } from '#compiler/finding.ts'
import { generatedDir } from '#compiler/document.ts'
import { soundStamp } from '#compiler/soundContract.ts'
import { contractDir, isBundled, isRule } from '#compiler/sources.ts'
import { onChange } from '#mocks/reload/changes.ts'
import { Generation } from './generation.ts'
import { stampUpToDate } from './upToDate.ts'

/**
 * `main.ts` writes the files generated from contract/ and fails when the contract cannot be bundled. With `--watch` it
 * runs again after every save, and a broken edit keeps the last good output; with `--quiet` it leaves error messages to
 * the mock gateway, which watches contract/ too.
 */
const isWatching = process.argv.includes('--watch')
const isQuiet = process.argv.includes('--quiet')
const generation = new Generation({ contract: contractDir, generated: generatedDir, stamp: soundStamp })

async function generate(since: number): Promise<void> {
  try {
    const changed = await generation.run()
    const seconds = ((performance.now() - since) / 1000).toFixed(1)
    stampUpToDate()
    console.log(`Generated code: ${changed.length === 0 ? 'nothing new' : changed.join(', ')} (${seconds} s)`)
  } catch (error) {
    if (!(error instanceof ContractError)) console.error(error)
    else if (!isQuiet) console.error(error.message)
    process.exitCode = 1
  }
}

/** Generates again after each change; changes made meanwhile are handled in one further run. */
function watchContract(): void {
  let running: Promise<void> | undefined
  let waiting: number | undefined
  const start = async (first: number) => {
    for (let since: number | undefined = first; since !== undefined; since = waiting) {
      waiting = undefined
      await generate(since)
    }
    running = undefined
  }
  onChange(contractDir, (files, since) => {
    if (!files.some((file) => isBundled(file) || isRule(file))) return
    if (running === undefined) running = start(since)
    else waiting ??= since
  })
  console.log(`Watching ${path.basename(contractDir)}/ for changes`)
}

await generate(0)
if (isWatching) {
  watchContract()
  process.send?.('generated')
}
