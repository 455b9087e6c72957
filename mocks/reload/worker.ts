import { Socket } from 'node:net'
import { lightenPrism } from '../prism/lighten.ts'
import type { ToWorker } from './messages.ts'

lightenPrism()
// Our own modules are imported only on request, so that their current version is loaded. Packages do not change and
// take longest to load, so they are loaded in advance.
const packages = Promise.all([
  import('@stoplight/prism-http'),
  import('ajv/dist/2020.js'),
  import('ajv-formats'),
  import('minisearch'),
  import('yaml'),
  import('zod'),
])

/** Messages are handled one at a time, in order. */
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
