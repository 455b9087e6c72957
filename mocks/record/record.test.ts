import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Har } from 'har-format'
import { readContract, type ContractDocument, type JsonSchema } from '#compiler/document.ts'
import { createMockGateway, type MockGateway } from '../gateway/gateway.ts'
import type { Handlers } from '../handler/handler.ts'
import type { DriftReport } from './driftReport.ts'

const startLimitMs = 60_000
const main = path.resolve(import.meta.dirname, '../main.ts')

let folder: string
let real: MockGateway
let upstream: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'record-'))
  const handlers = { listProvinces: () => [{ id: '110000', name: '北京市', code: '110000', mayor: '某' }] } as Handlers
  real = await createMockGateway({ contract: driftedContract(), handlers })
  upstream = await real.listen(0)
}, startLimitMs)
afterAll(async () => {
  await real.close()
  rmSync(folder, { recursive: true })
})

/** The contract of a gateway whose team added a field to the provinces without announcing it. */
function driftedContract(): ContractDocument {
  const contract = readContract()
  const province = contract.components?.['schemas']?.['Region'] as JsonSchema
  province.properties = { ...province.properties, mayor: { type: 'string' } }
  return contract
}

async function start(...options: string[]): Promise<{ child: ChildProcess; origin: string }> {
  const where = ['--har', path.join(folder, 'seen.har'), '--report', path.join(folder, 'drift.md')]
  const child = spawn(process.execPath, [main, 'record', '--upstream', upstream, '--port', '0', ...where, ...options])
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  const origin = () => /^Recording {2}(\S+) →/m.exec(output)?.[1]
  await expect.poll(origin, { timeout: startLimitMs }).toBeDefined()
  return { child, origin: origin() ?? '' }
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('exit', resolve)
  })
}

test('a recording that is stopped leaves the archive and both reports, and a strict one says that it drifted', async () => {
  const { child, origin } = await start('--strict')
  await fetch(`${origin}/uaa/api/states/provinces`)
  const end = ended(child)
  child.kill('SIGTERM')
  expect(await end).toBe(1)
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  expect((JSON.parse(read('seen.har')) as Har).log.entries).toMatchObject([{ comment: 'listProvinces' }])
  const { operations } = JSON.parse(read('drift.json')) as DriftReport
  const message = "must NOT have additional properties; found 'mayor'"
  expect(operations).toMatchObject([
    { operationId: 'listProvinces', statuses: { 200: 1 }, response: [{ where: 'body.data.*', message, count: 1 }] },
  ])
  expect(read('drift.md')).toContain('# 契约偏差报告')
})
