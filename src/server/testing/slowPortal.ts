import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { startPortal } from './servers.ts'

/**
 * The portal's server in a process of its own, for tests that stop it: tells its parent its address, and each /long
 * asked for. After SIGTERM it takes requests until its parent says anything.
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
