import type { Server } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'

/** How long an idle connection may stay open, in ms. */
const IDLE_TIME = 1000

/** Event loop turns during which connections keep arriving. */
const MOST_TURNS = 1000

/**
 * Returns a function that stops the server without cutting off a request: it accepts no new connections, answers
 * requests on the open ones, and closes idle ones last. Each reply must close its own connection by then. Node's own
 * close() starts with the connections it considers idle: a visitor whose request has been sent but not yet read gets a
 * reset. It also waits for connections on which nothing was ever sent, such as those that browsers open in advance.
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
 * Waits until the event loop has turned once without a new connection. It accepts one per turn, and those still in the
 * system's queue would be reset when the server closes.
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
