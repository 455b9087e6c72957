import type { Server } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'

/** How long a connection may stay open on which nothing comes any more, in ms. */
const IDLE_TIME = 1000

/** Of the event loop, in which connections keep coming. */
const MOST_TURNS = 1000

/**
 * Returns what ends the server without cutting a request off: it takes no new connections, answers what comes on those it
 * has, and closes last those on which nothing comes. Each reply must close its own connection by then.
 *
 * Node's own close() begins with the connections it takes for idle: a visitor whose request has been sent, but not yet
 * read, gets a reset. And it waits for connections on which nothing was ever sent, such as browsers open in advance.
 */
export function createGentleClose(server: Server): (idleTime?: number) => Promise<void> {
  const connections = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })

  function closeIdle(): void {
    server.closeIdleConnections()
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  }

  return async (idleTime = IDLE_TIME) => {
    await queueIsEmpty(server)
    const closed = new Promise<void>((resolve) => {
      Listener.prototype.close.call(server, () => resolve())
    })
    const idle = setTimeout(closeIdle, idleTime)
    await closed
    clearTimeout(idle)
  }
}

/**
 * Waits until the event loop has turned once without a new connection. It takes one a turn, and those still in the
 * system's queue as the server closes would be reset.
 */
async function queueIsEmpty(server: Server): Promise<void> {
  let taken = 0
  const count = () => (taken += 1)
  server.on('connection', count)
  await setImmediate()
  for (let turn = 0, before = -1; turn < MOST_TURNS && before !== taken; turn += 1) {
    before = taken
    await setImmediate()
  }
  server.off('connection', count)
}
