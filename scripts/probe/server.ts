import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { readRecipe } from '../image/recipe.ts'
import { freePort, untilReady } from '../services.ts'

/** A server of ours as a child process, which reports its memory use. */
export interface ProbedServer {
  origin: string
  /** Its output lines that begin with `{`: the errors in the portal's log. At most a thousand. */
  errors: string[]
  /** In bytes; `collected` measures after a garbage collection. */
  memory(collected?: boolean): Promise<NodeJS.MemoryUsage>
  /** Stops it; `SIGKILL` simulates a power failure. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/** Starts the portal of `vite build` with the image's settings, on a port of this machine, by default a free one. */
export async function startProbedPortal(
  gatewayUrl: string,
  { env = {}, port }: { env?: Record<string, string>; port?: string } = {},
): Promise<ProbedServer> {
  const own = port ?? (await freePort())
  const { environment } = readRecipe(readFileSync('Dockerfile', 'utf8'))
  const settings = {
    ...environment,
    HOST: '127.0.0.1',
    PORT: own,
    DRAIN_MS: '0',
    LOG_LEVEL: 'error',
    GATEWAY_URL: gatewayUrl,
  }
  const main = `${process.env['DIST_DIR'] ?? 'dist'}/server/main.js`
  return start('The portal', [main], { ...settings, ...env }, `http://127.0.0.1:${own}`, '/healthz')
}

/** Starts a mock gateway with its command's options. */
export async function startProbedGateway(options: string[] = [], port?: string): Promise<ProbedServer> {
  const own = port ?? (await freePort())
  const args = ['mocks/main.ts', '--port', own, ...options]
  return start('The mock gateway', args, {}, `http://127.0.0.1:${own}`, '/__mock')
}

async function start(
  name: string,
  args: string[],
  env: Record<string, string>,
  origin: string,
  readyPath: string,
): Promise<ProbedServer> {
  const child = spawn(process.execPath, ['--import', new URL('memory.ts', import.meta.url).href, ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  // However this process ends, no server is left behind.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const errors: string[] = []
  if (child.stdout !== null)
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('{') && errors.length < 1000) errors.push(line)
    })
  const exited = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with code ${code} before it was ready`)))
  })
  await Promise.race([untilReady({ name, readyUrl: origin + readyPath }), exited])
  let last: Promise<unknown> = Promise.resolve()
  return {
    origin,
    errors,
    memory(collected = false) {
      const answer = last.then(async () => {
        const told = once(child, 'message')
        child.send(collected ? 'collect' : 'tell')
        const [usage] = (await told) as [NodeJS.MemoryUsage]
        return usage
      })
      // One request at a time; a failed one must not answer the next.
      last = answer.catch(() => undefined)
      return answer
    },
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}
