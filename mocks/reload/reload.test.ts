import { spawn, type ChildProcess } from 'node:child_process'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { copyProject, type ProjectCopy } from '../testing/testProject.ts'

const limitMs = 60_000
const waiting = { timeout: limitMs, interval: 20 }

let project: ProjectCopy
let gateway: ChildProcess
let origin: string
/** The gateway's output since the test began. */
let output = ''

beforeAll(async () => {
  project = copyProject()
  gateway = spawn(process.execPath, ['mocks/main.ts', '--port', '0', '--watch'], { cwd: project.folder })
  for (const stream of [gateway.stdout, gateway.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  const found = () => /^Mock gateway {2}(\S+)$/m.exec(output)?.[1]
  origin = await vi.waitUntil(found, waiting)
}, limitMs)
beforeEach(() => {
  output = ''
})
afterAll(async () => {
  gateway.kill()
  await new Promise((resolve) => {
    gateway.once('exit', resolve)
  })
  project.remove()
})

function edit(file: string, change: (text: string) => string) {
  const place = path.join(project.folder, file)
  const text = readFileSync(place, 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`${file} was to be changed`)
  writeFileSync(place, changed)
}

async function heard(text: string | RegExp) {
  await expect.poll(() => output, waiting).toMatch(text)
}

async function read(target: string): Promise<unknown> {
  const response = await fetch(origin + target)
  return response.json()
}

interface State {
  settings: object
  tables: Record<string, { id: string }[]>
}

async function readState(): Promise<State> {
  return (await read('/__mock/snapshot')) as State
}

/** Settings and rows that have changed. The whole state is too long to print. */
async function changesSince(before: State): Promise<string[]> {
  const after = await readState()
  const rowsOf = ({ settings, tables }: State) =>
    new Set([
      JSON.stringify(settings),
      ...Object.entries(tables).flatMap(([name, rows]) => rows.map((row) => `${name} ${sortedText(row)}`)),
    ])
  const [old, now] = [rowsOf(before), rowsOf(after)]
  return [...[...old].filter((row) => !now.has(row)), ...[...now].filter((row) => !old.has(row))]
}

function sortedText(row: object): string {
  return JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** State that a user would miss: a requested captcha and a changed setting. */
async function leaveTraces(): Promise<State> {
  await fetch(`${origin}/__mock/settings`, { method: 'PUT', body: JSON.stringify({ latencyMs: 1 }) })
  await fetch(`${origin}/uaa/api/register/captcha/graph`, { method: 'POST' })
  return readState()
}

test('changed code is loaded, on the same port and with the state kept', { timeout: 2 * limitMs }, async () => {
  const state = await leaveTraces()
  edit('mocks/faults/sentinels.ts', (text) => text.replaceAll('错误500', '错误五百'))
  await heard(/Reloaded in \d+ ms: mocks\/faults\/sentinels\.ts/)
  expect(await changesSince(state)).toEqual([])
  expect((await fetch(`${origin}/uaa/api/states/provinces?keyword=错误五百`)).status).toBe(500)
})

test(
  'whoever comes while the next version takes over waits, and is refused by none',
  { timeout: 2 * limitMs },
  async () => {
    const failures = new Set<string>()
    let answered = 0
    const reload = new AbortController()
    const ask = async () => {
      while (!reload.signal.aborted) {
        const failure = await visit(`${origin}/uaa/api/states/provinces`)
        if (failure === undefined) answered += 1
        else failures.add(failure)
      }
    }
    const visitors = [ask(), ask(), ask()]
    appendFileSync(path.join(project.folder, 'mocks/gateway/wire.ts'), '\nexport const added = true\n')
    await heard(/Reloaded in \d+ ms: mocks\/gateway\/wire\.ts/)
    reload.abort()
    await Promise.all(visitors)
    expect(answered).toBeGreaterThan(0)
    // Exchanges that take longer than the grace period are cut.
    failures.delete('ECONNRESET')
    expect([...failures]).toEqual([])
  },
)

/** A request on its own connection. Resolves with undefined when it is answered, otherwise with the reason. */
function visit(url: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume()
      response.once('close', () => resolve(response.complete ? undefined : 'ECONNRESET'))
    }).once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })
}

test('a changed seed is seen at once, beside what was done before', { timeout: 2 * limitMs }, async () => {
  const before = await leaveTraces()
  edit('mocks/services/uaa/region/regionSeeds.ts', (text) => text.replaceAll('江苏省', '改名省'))
  await heard(/Reloaded in \d+ ms: mocks\/services\/uaa\/region\/regionSeeds\.ts/)
  expect(JSON.stringify(await read('/uaa/api/states/provinces'))).toContain('改名省')
  const { tables } = await readState()
  expect(tables['captchas']).toEqual(before.tables['captchas'])
})

test(
  'broken code leaves the last good version running and says where it is broken',
  { timeout: 2 * limitMs },
  async () => {
    const state = await leaveTraces()
    writeFileSync(
      path.join(project.folder, 'mocks/faults/faults.ts'),
      'export const first = 1\nexport const faults: = {}\n',
    )
    await heard('the last good version keeps running')
    expect(output).toMatch(/mocks\/faults\/faults\.ts:2/)
    expect(await changesSince(state)).toEqual([])
    project.putBack('mocks/faults/faults.ts')
    await heard(/Reloaded in \d+ ms/)
    expect(await changesSince(state)).toEqual([])
  },
)

test('a changed contract is served with the state kept', { timeout: 2 * limitMs }, async () => {
  const state = await leaveTraces()
  edit('contract/uaa/region/listProvinces.yaml', (text) => text.replace(/^summary: .*$/m, 'summary: 改过的摘要'))
  await heard(/Contract reloaded in \d+ ms/)
  await expect.poll(async () => JSON.stringify(await read('/openapi.json')), waiting).toContain('改过的摘要')
  expect(await changesSince(state)).toEqual([])
  // The next version of the code continues with this contract, although no code has been generated from it.
  appendFileSync(path.join(project.folder, 'mocks/time/clock.ts'), '\nexport const added = true\n')
  await heard(/Reloaded in \d+ ms: mocks\/time\/clock\.ts/)
  expect(JSON.stringify(await read('/openapi.json'))).toContain('改过的摘要')
})

test.each([
  ['that is no YAML', 'uaa/region/listProvinces.yaml', (text: string) => `${text} bad: [\n`, 'Failed to parse'],
  [
    'whose example does not fit',
    'uaa/region/schemas/Region.yaml',
    (text: string) => text.replace('type: object', 'type: array'),
    'the example does not match',
  ],
])(
  'a contract %s leaves the last good one in use and names the place',
  { timeout: 2 * limitMs },
  async (_, file, change, message) => {
    const before = await read('/openapi.json')
    edit(`contract/${file}`, change)
    await heard('The last good contract stays in use')
    expect(output).toMatch(new RegExp(`contract/uaa/\\S+:\\d+ .*${message}`))
    expect(await read('/openapi.json')).toEqual(before)
    project.putBack(`contract/${file}`)
  },
)

test('a changed rule is calculated with, a broken one is not', { timeout: 2 * limitMs }, async () => {
  edit('contract/rules/sme-scale@2017.yaml', (text) => text.replace(/^title: .*$/m, 'title: 改过的标准'))
  await heard(/Reloaded in \d+ ms: contract\/rules\/sme-scale@2017\.yaml/)
  expect(JSON.stringify(await read('/consult/api/ua/tool/rule/list'))).toContain('改过的标准')
  output = ''
  edit('contract/rules/sme-scale@2017.yaml', (text) => text.replace('title: 改过的标准', 'titel: 改过的标准'))
  await heard('the last good version keeps running')
  expect(output).toMatch(/contract\/rules\/sme-scale@2017\.yaml:\d+ .*titel/)
  expect(JSON.stringify(await read('/consult/api/ua/tool/rule/list'))).toContain('改过的标准')
})
