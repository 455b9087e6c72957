import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Connections that another process accepted and handed to this one. The server does not know of them when it closes.
 */
export class HandedConnections {
  readonly #server: Server
  readonly #open = new Set<Socket>()
  /** Connections whose first request has not arrived. It may be on its way. */
  readonly #fresh = new Set<Socket>()
  readonly #busy = new Set<Socket>()
  #ended: (() => void) | undefined

  constructor(server: Server) {
    this.#server = server
    server.on('request', ({ socket }, response) => {
      this.#fresh.delete(socket)
      this.#busy.add(socket)
      response.once('close', () => {
        this.#busy.delete(socket)
        if (this.#ended !== undefined) socket.end()
      })
    })
  }

  take(socket: Socket): void {
    this.#open.add(socket)
    this.#fresh.add(socket)
    socket.once('close', () => {
      for (const sockets of [this.#open, this.#fresh, this.#busy]) sockets.delete(socket)
      if (this.#open.size === 0) this.#ended?.()
    })
    this.#server.emit('connection', socket)
    // The accepting process has read nothing, so no byte is lost.
    socket.resume()
  }

  /** Lets running exchanges finish within the grace period (milliseconds), then ends them. */
  async end(graceMs: number): Promise<void> {
    if (this.#open.size === 0) return
    const ended = new Promise<void>((resolve) => {
      this.#ended = resolve
    })
    for (const socket of this.#open) if (!this.#busy.has(socket) && !this.#fresh.has(socket)) socket.destroy()
    const patience = setTimeout(() => {
      for (const socket of this.#open) socket.destroy()
    }, graceMs)
    await ended
    clearTimeout(patience)
  }
}
