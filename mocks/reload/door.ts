import type { ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { originOf } from '../http/address.ts'
import type { ToWorker } from './messages.ts'

/**
 * Keeps the port open while processes are replaced. Each new connection is passed to the serving process, or waits
 * during a takeover. No connection is refused, and no other program can take the port.
 */
export class Door {
  readonly #server: Server
  #serving: ChildProcess | undefined
  #waiting: Socket[] = []

  constructor() {
    this.#server = createServer({ pauseOnConnect: true }, (socket) => this.#letIn(socket))
  }

  /** Resolves with the origin. Rejects when the port is taken. */
  open(port: number, host: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(port, host, () => resolve(originOf(this.#server.address() as AddressInfo, host)))
    })
  }

  leadTo(serving: ChildProcess): void {
    this.#serving = serving
    const waiting = this.#waiting
    this.#waiting = []
    for (const socket of waiting) this.#letIn(socket)
  }

  /** Makes new connections wait. */
  hold(): void {
    this.#serving = undefined
  }

  #letIn(socket: Socket) {
    const connection: ToWorker = { kind: 'connection' }
    if (this.#serving === undefined) this.#waiting.push(socket)
    else this.#serving.send(connection, socket)
  }
}
