import { fork, type ChildProcess } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import path from 'node:path'
import type { ContractDocument } from '#compiler/document.ts'
import { parseCommandLine } from '../command-line/commandLine.ts'
import { print } from '../gateway/serve.ts'
import { Door } from './door.ts'
import type { FromWorker, ToWorker } from './messages.ts'

const workerFile = path.resolve(import.meta.dirname, 'worker.ts')

/** The description of a change, and the time it was made, by performance.now(). */
interface Change {
  files: string[]
  since: number
}

interface Loading extends Change {
  worker: ChildProcess
  isTakingOver: boolean
}

/** The serving process, one that loads the latest change, and a spare one for the next change. */
export class Workers {
  readonly #args: string[]
  #serving: ChildProcess | undefined
  #loading: Loading | undefined
  #spare: ChildProcess | undefined
  #contract: ContractDocument | undefined
  /** Changed rule files that have not yet been valid since. */
  readonly #rules = new Set<string>()
  readonly #door = new Door()
  #origin: string | undefined
  /** Changes made during a takeover. A takeover must not be interrupted, as only the new process has the state. */
  #waiting: Change | undefined
  #onServing: (() => void) | undefined
  #stopping = false

  constructor(args: string[]) {
    this.#args = args
  }

  /** Loads the current code. A load that is still running is dropped. */
  load({ files, since }: Change, changedRules: readonly string[] = []): void {
    for (const rule of changedRules) this.#rules.add(rule)
    if (this.#loading?.isTakingOver === true) {
      this.#waiting = { files: [...(this.#waiting?.files ?? []), ...files], since: this.#waiting?.since ?? since }
      return
    }
    this.#loading?.worker.kill()
    const worker = this.#spare ?? this.#fork()
    this.#spare = undefined
    this.#loading = { worker, files, since, isTakingOver: false }
    send(worker, { kind: 'load', contract: this.#contract, changedRules: [...this.#rules] })
  }

  /** Serves this sound contract. It also replaces the generated one in every later process. */
  useContract(contract: ContractDocument): void {
    this.#contract = contract
    const workers = [this.#serving, this.#loading?.worker].filter((worker) => worker !== undefined)
    for (const worker of workers) send(worker, { kind: 'contract', contract })
    // The generated contract may have been the reason why nothing loaded.
    if (workers.length === 0) this.load({ files: [], since: performance.now() })
  }

  /** Calls back once, when the first process serves or has failed to load. */
  whenServing(tell: () => void): void {
    this.#onServing = tell
  }

  stop(): void {
    this.#stopping = true
    this.#loading?.worker.kill()
    this.#spare?.kill()
    // The port is free once this process has ended.
    if (this.#serving?.kill() !== true) process.exit(0)
  }

  #fork(): ChildProcess {
    const worker = fork(workerFile, this.#args, {
      // Processes reuse each other's compiled code.
      env: { ...process.env, NODE_COMPILE_CACHE: getCompileCacheDir() },
      // Much faster for a contract and a state of several megabytes.
      serialization: 'advanced',
    })
    worker.on('message', (message: FromWorker) => this.#hear(worker, message))
    worker.once('exit', (code) => this.#ended(worker, code))
    return worker
  }

  #hear(worker: ChildProcess, message: FromWorker) {
    if (message.kind === 'loaded') {
      if (worker !== this.#loading?.worker) return
      this.#rules.clear()
      this.#loading.isTakingOver = true
      if (this.#serving === undefined) void this.#open(worker)
      else {
        this.#door.hold()
        send(this.#serving, { kind: 'handOver' })
      }
    } else if (message.kind === 'handedOver') {
      const next = this.#loading?.worker
      if (next === undefined || this.#origin === undefined) return
      send(next, { kind: 'serve', origin: this.#origin, before: message.state })
    } else {
      this.#served(worker)
    }
  }

  async #open(first: ChildProcess) {
    try {
      const { port, host } = parseCommandLine(this.#args)
      this.#origin ??= await this.#door.open(port, host)
      send(first, { kind: 'serve', origin: this.#origin, before: undefined })
    } catch (error) {
      print(String(error))
      process.exit(1)
    }
  }

  #served(worker: ChildProcess) {
    const loaded = this.#loading
    const before = this.#serving
    this.#door.leadTo(worker)
    this.#serving = worker
    this.#loading = undefined
    before?.kill()
    if (before !== undefined && loaded !== undefined) {
      const ms = Math.round(performance.now() - loaded.since)
      print(`Reloaded in ${ms} ms: ${loaded.files.join(', ')}`)
    }
    this.#spare ??= this.#fork()
    this.#tellOnce()
    const waiting = this.#waiting
    this.#waiting = undefined
    if (waiting !== undefined) this.load(waiting)
  }

  #ended(worker: ChildProcess, code: number | null) {
    if (worker === this.#serving) process.exit(this.#stopping ? 0 : (code ?? 1))
    if (worker === this.#spare) this.#spare = undefined
    if (worker !== this.#loading?.worker) return
    if (this.#loading.isTakingOver) {
      print('The new version could not take over')
      process.exit(1)
    }
    this.#loading = undefined
    this.#spare ??= this.#fork()
    const rest = this.#serving === undefined ? 'waiting for a change' : 'the last good version keeps running'
    print(`That does not load; ${rest}`)
    this.#tellOnce()
  }

  #tellOnce() {
    const tell = this.#onServing
    this.#onServing = undefined
    tell?.()
  }
}

function send(worker: ChildProcess, message: ToWorker) {
  worker.send(message)
}
