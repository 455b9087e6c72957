import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { startPortal } from './servers.ts'

/**
 * The portal's server in a process of its own, for tests that stop it. It reports its address and each request for
 * /long to its parent. After SIGTERM it keeps taking requests until the parent sends a message.
 */
const portal = await startPortal({
  isPersonal: () => true,
  render: async (request) => {
    const long = new URL(request.url).pathname === '/long'
    if (long) process.send?.('asked')
    await setTimeout(long ? 500 : 20)
    return new Response('whole', { headers: { 'content-type': 'text/html' } })
  },
})
const drained = once(process, 'message')
process.once('SIGTERM', () => void portal.stop(drained).then(() => process.disconnect()))
process.send?.(portal.url)
