import { fork, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import path from 'node:path'
import { onStop, print } from '../serve.ts'
import type { FromWorker, ToWorker } from './messages.ts'

const workerFile = path.resolve(import.meta.dirname, 'worker.ts')
const watched = [
  path.resolve(import.meta.dirname, '..'),
  path.resolve(import.meta.dirname, '../../src/gateway/generated'),
]
/** An editor and the generator write several files at once. */
const quietMs = 200

/**
 * Runs the gateway in a process of its own, and on a change loads a second one beside it. Only when that one is sound
 * does it take over, with the state of the first; so a broken edit keeps the last good version running.
 */
export function watchAndReload(args: string[]): void {
  let serving: ChildProcess | undefined
  let loading: ChildProcess | undefined
  let stopping = false

  const load = () => {
    loading?.kill()
    // The next version shares what this one has compiled.
    const worker = fork(workerFile, args, { env: { ...process.env, NODE_COMPILE_CACHE: getCompileCacheDir() } })
    loading = worker
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') takeOver(worker)
    })
    worker.once('exit', (code) => {
      if (worker === loading && code !== 0) {
        print(
          `That does not load; ${serving === undefined ? 'waiting for a change' : 'the last good version keeps running'}`,
        )
      }
      if (worker === loading) loading = undefined
      if (worker === serving) process.exit(stopping ? 0 : (code ?? 1))
    })
  }

  const takeOver = (worker: ChildProcess) => {
    if (worker !== loading) return
    const before = serving
    loading = undefined
    serving = worker
    if (before === undefined) {
      send(worker, { kind: 'start', state: undefined })
      return
    }
    before.on('message', (message: FromWorker) => {
      if (message.kind !== 'handedOver') return
      send(worker, { kind: 'start', state: message.state })
      before.kill()
    })
    send(before, { kind: 'handOver' })
  }

  let queued: NodeJS.Timeout | undefined
  for (const folder of watched) {
    watch(folder, { recursive: true }, (_, file) => {
      if (file?.endsWith('.test.ts') === true) return
      clearTimeout(queued)
      queued = setTimeout(load, quietMs)
    })
  }
  onStop(() => {
    stopping = true
    loading?.kill()
    // The port is free once this process has ended.
    if (serving?.kill() !== true) process.exit(0)
  })
  load()
}

function send(worker: ChildProcess, message: ToWorker) {
  worker.send(message)
}
