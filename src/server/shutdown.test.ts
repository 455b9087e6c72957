import { once } from 'node:events'
import { fork, type ChildProcess } from 'node:child_process'
import { Agent } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { send } from './testing/servers.ts'

let child: ChildProcess | undefined

afterEach(() => {
  child?.kill('SIGKILL')
})

/** Starts the portal's server in a process of its own, with pages that take a while. */
async function startSlowPortal(drain: number): Promise<{ url: string; process: ChildProcess }> {
  child = fork(new URL('testing/slowPortal.ts', import.meta.url), {
    env: { ...process.env, DRAIN_MS: String(drain) },
    execArgv: [],
  })
  const [url] = await once(child, 'message')
  return { url: String(url), process: child }
}

test('a stop under load drops no request: what is under way completes, and balancers are told first', async () => {
  const portal = await startSlowPortal(400)
  const agent = new Agent({ keepAlive: true })
  const gone = once(portal.process, 'exit')
  const outcomes: (number | string)[] = []
  const balancer = { ready: true }
  let afterSignal = 0
  let stopped = false

  const isReady = async () => (await send(`${portal.url}/readyz`)).status !== 503
  // Sends one request after the other, as long as the portal says it is ready.
  const visit = async () => {
    while (balancer.ready) {
      if (stopped) afterSignal += 1
      outcomes.push(
        await send(`${portal.url}/`, { agent }).then(
          ({ status, body }) => (String(body) === 'whole' ? status : 'cut'),
          String,
        ),
      )
    }
  }
  const visitors = Array.from({ length: 16 }, visit)
  while (outcomes.length < 50) await send(`${portal.url}/healthz`)
  portal.process.kill('SIGTERM')
  stopped = true
  while (await isReady());
  // Balancers learn of it later than the portal does.
  const late = outcomes.length + 40
  while (outcomes.length < late) await send(`${portal.url}/healthz`)
  balancer.ready = false
  await Promise.all(visitors)

  expect(outcomes.filter((outcome) => outcome !== 200)).toEqual([])
  expect(afterSignal).toBeGreaterThan(16)
  expect(await gone).toEqual([0, null])
})

test('a page that takes longer than the drain still completes', async () => {
  const portal = await startSlowPortal(0)
  const gone = once(portal.process, 'exit')
  const asked = once(portal.process, 'message')
  const reply = send(`${portal.url}/long`)
  await asked
  portal.process.kill('SIGTERM')
  expect((await reply).body.toString()).toBe('whole')
  expect((await reply).headers.connection).toBe('close')
  expect(await gone).toEqual([0, null])
})
