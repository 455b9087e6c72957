import { spawn, type ChildProcess } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const project = path.resolve(import.meta.dirname, '../..')
const startLimitMs = 60_000

let folder: string
let gateway: ChildProcess
let output = ''

// A copy of the gateway, so that the test may edit its code.
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reload-'))
  for (const part of ['mocks', 'src/gateway', 'package.json']) {
    cpSync(path.join(project, part), path.join(folder, part), { recursive: true })
  }
  symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'))
  gateway = spawn(process.execPath, ['mocks/main.ts', '--port', '0', '--watch'], { cwd: folder })
  gateway.stdout?.on('data', (chunk) => (output += String(chunk)))
})
afterAll(async () => {
  gateway.kill()
  await new Promise((resolve) => {
    gateway.once('exit', resolve)
  })
  rmSync(folder, { recursive: true })
})

/** Origins the gateway has announced so far; port 0 gives each start its own. */
function origins(): string[] {
  return [...output.matchAll(/^Mock gateway {2}(\S+)$/gm)].map((match) => match[1] ?? '')
}

async function announced(count: number): Promise<string> {
  await expect.poll(() => origins().length, { timeout: startLimitMs }).toBe(count)
  return origins()[count - 1] ?? ''
}

test(
  'a change is loaded with the state kept; a broken one leaves the last good version running',
  { timeout: 4 * startLimitMs },
  async () => {
    const first = await announced(1)
    await fetch(`${first}/__mock/settings`, { method: 'PUT', body: JSON.stringify({ latencyMs: 1 }) })
    await fetch(`${first}/uaa/api/register/captcha/graph`, { method: 'POST' })
    const state = await (await fetch(`${first}/__mock/snapshot`)).json()

    appendFileSync(path.join(folder, 'mocks/sentinels.ts'), '\nexport const added = true\n')
    const second = await announced(2)
    expect(await (await fetch(`${second}/__mock/snapshot`)).json()).toEqual(state)
    await expect(fetch(first)).rejects.toThrow('fetch failed')

    writeFileSync(path.join(folder, 'mocks/handlers.ts'), 'export const handlers: = {}\n')
    await expect.poll(() => output, { timeout: startLimitMs }).toContain('the last good version keeps running')
    expect(await (await fetch(`${second}/__mock/snapshot`)).json()).toEqual(state)
  },
)
