import { spawn, type ChildProcess } from 'node:child_process'
import getPort, { portNumbers } from 'get-port'

/** A server of ours that runs as a child process. */
interface Service {
  name: string
  /** Arguments for node. */
  args: string[]
  env?: Record<string, string>
  /** Working directory; ours by default. */
  folder?: string
  /** Answers 200 as soon as the service accepts requests. */
  readyUrl: string
  /** Prints only errors. */
  quiet?: boolean
}

const readyLimitMs = 60_000
const pollMs = 100

/**
 * Starts a service and resolves once its ready URL answers; rejects when it exits first or takes longer than 60 s.
 * `join` gets the process when it starts, as it may end before it is ready.
 */
export async function startService(service: Service, join?: (child: ChildProcess) => void): Promise<ChildProcess> {
  const child = spawn(process.execPath, service.args, {
    stdio: ['inherit', service.quiet === true ? 'ignore' : 'inherit', 'inherit'],
    cwd: service.folder,
    env: { ...process.env, ...service.env },
  })
  // A failed start ends this process, which must not leave earlier services behind on their ports.
  process.once('exit', () => child.kill())
  join?.(child)
  const exited = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`${service.name} stopped with code ${code} before it was ready`)))
  })
  await Promise.race([untilReady(service), exited])
  return child
}

/** Resolves once the ready URL answers; rejects after 30 s. */
export async function untilReady(service: Pick<Service, 'name' | 'readyUrl'>): Promise<void> {
  const deadline = Date.now() + readyLimitMs
  while (Date.now() < deadline) {
    const answered = await fetch(service.readyUrl).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => {
      setTimeout(resolve, pollMs)
    })
  }
  throw new Error(`${service.name} did not answer at ${service.readyUrl} within ${readyLimitMs / 1000} s`)
}

/** Below the ports that systems give to outgoing connections: one of those could take the port before its server does. */
const lowestPort = 20_000
const highestPort = 32_000
const portsOfAProcess = 8
const firstPort = lowestPort + (process.pid % 1500) * portsOfAProcess

/**
 * A port of this machine that is currently free, and that no other process gets from here at the same time: each
 * process begins at different ports.
 */
export async function freePort(): Promise<string> {
  return String(await getPort({ port: portNumbers(firstPort, highestPort), reserve: true }))
}

/**
 * Returns a function that registers child processes. All of them end when this process is asked to end; if one ends on
 * its own, the others and this process end, too.
 */
export function endTogether(): (child: ChildProcess) => void {
  const children: ChildProcess[] = []
  let ending = false
  const stop = () => {
    ending = true
    for (const child of children) child.kill('SIGTERM')
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  process.once('exit', stop)
  return (child) => {
    children.push(child)
    child.once('exit', (code) => {
      // The first one to end determines the exit code; the others were asked to.
      if (!ending) process.exitCode = code ?? 1
      stop()
    })
    if (ending) child.kill('SIGTERM')
  }
}
