import { Socket } from 'node:net'
import { loadFakerInEnglishOnly } from '../prism/fakerLocale.ts'
import type { ToWorker } from './messages.ts'

loadFakerInEnglishOnly()
// Nothing else of ours is loaded before it is asked for, so that it is loaded as it stands then; the packages, which take
// longest and do not change, are there already.
const packages = Promise.all([
  import('@stoplight/prism-http'),
  import('ajv/dist/2020.js'),
  import('ajv-formats'),
  import('minisearch'),
  import('yaml'),
  import('zod'),
])

/** One message at a time, in the order they come. */
let work: Promise<unknown> = packages

process.on('message', (message: ToWorker, handle: unknown) => {
  const socket = handle instanceof Socket ? handle : undefined
  work = perform(work, message, socket).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  })
})
process.once('disconnect', () => process.exit(0))

async function perform(before: Promise<unknown>, message: ToWorker, socket: Socket | undefined) {
  await before
  const { obey } = await import('./serving.ts')
  await obey(message, socket)
}
