import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const startLimitMs = 60_000
const main = path.resolve(import.meta.dirname, '../main.ts')

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'crash-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function start(): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, [main, '--port', '0', '--data', folder])
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  const origin = () => /^Mock gateway {2}(\S+)$/m.exec(output)?.[1]
  await expect.poll(origin, { timeout: startLimitMs }).toBeDefined()
  return { child, origin: origin() ?? '' }
}

async function kill(child: ChildProcess) {
  const gone = new Promise((resolve) => {
    child.once('exit', resolve)
  })
  child.kill('SIGKILL')
  await gone
}

/** Writes until the gateway is gone. Collects the ids of all writes that it confirmed. */
async function writeUntilGone(origin: string, told: string[]) {
  for (;;) {
    const response = await fetch(`${origin}/uaa/api/register/captcha/graph`, { method: 'POST' }).catch(() => undefined)
    const reply = (await response?.json().catch(() => undefined)) as { data: { captchaCodeId: string } } | undefined
    if (reply === undefined) return
    told.push(reply.data.captchaCodeId)
  }
}

test('kill -9 in the middle of writes loses nothing that was told', { timeout: 4 * startLimitMs }, async () => {
  const told: string[] = []
  for (let round = 1; round <= 2; round += 1) {
    const { child, origin } = await start()
    const writers = Array.from({ length: 8 }, () => writeUntilGone(origin, told))
    await expect.poll(() => told.length, { timeout: startLimitMs, interval: 1 }).toBeGreaterThan(round * 150)
    await kill(child)
    await Promise.all(writers)
  }
  const { child, origin } = await start()
  const { tables } = (await (await fetch(`${origin}/__mock/snapshot`)).json()) as {
    tables: { captchas: { id: string }[] }
  }
  await kill(child)
  expect(new Set(told).size).toBe(told.length)
  const kept = new Set(tables.captchas.map(({ id }) => id))
  expect(told.filter((id) => !kept.has(id))).toEqual([])
})
