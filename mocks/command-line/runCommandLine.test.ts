import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject, type ProjectCopy } from '../testing/testProject.ts'

const limitMs = 60_000

let project: ProjectCopy

beforeAll(() => {
  project = copyProject()
}, limitMs)
afterAll(() => project.remove())

/** Runs the gateway until it ends. `whenReady` is called with its origin once it accepts requests. */
function run(args: string[], whenReady: (origin: string, stop: () => void) => void = () => {}) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, ['mocks/main.ts', ...args], { cwd: project.folder })
    let output = ''
    let origin: string | undefined
    const hear = (chunk: Buffer) => {
      output += String(chunk)
      if (origin !== undefined) return
      origin = /^Mock gateway {2}(\S+)$/m.exec(output)?.[1]
      if (origin !== undefined) whenReady(origin, () => child.kill('SIGTERM'))
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('close', (code) => resolve({ code, output }))
  })
}

function edit(file: string, from: string, to: string) {
  const place = path.join(project.folder, file)
  const text = readFileSync(place, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
  writeFileSync(place, text.replace(from, to))
}

test('--help shows how it is used and starts nothing', { timeout: limitMs }, async () => {
  const gateway = await run(['--help'])
  expect(gateway.code).toBe(0)
  expect(gateway.output).toMatch(/^Usage: node mocks\/main\.ts \[options\]/)
  expect(gateway.output).toMatch(/--port <number> .*\(default: 4010\)/)
  const record = await run(['record', '--help'])
  expect(record.code).toBe(0)
  expect(record.output).toMatch(/^Usage: node mocks\/main\.ts record \[options\]/)
  expect(record.output).toContain('--upstream <url>')
})

test('a wrong argument ends with code 1 and says what is wrong', { timeout: limitMs }, async () => {
  expect(await run(['--faults', '5%'])).toEqual({
    code: 1,
    output: "error: option '--faults <rate>' argument '5%' is invalid. It is a share from 0 to 1, such as 0.05\n",
  })
  expect(await run(['record'])).toMatchObject({ code: 1, output: expect.stringContaining('--upstream') as string })
})

test('it listens on this machine only and ends with code 0 when it is told to', { timeout: limitMs }, async () => {
  let reachable: boolean | undefined
  const { code } = await run(['--port', '0'], (origin, stop) => {
    // Another address of the same machine. A gateway that listened on all addresses would answer there too.
    fetch(`${origin.replace('127.0.0.1', '127.0.0.2')}/__mock`)
      .then(
        () => (reachable = true),
        () => (reachable = false),
      )
      .finally(stop)
  })
  expect(reachable).toBe(false)
  expect(code).toBe(0)
})

test(
  '--strict ends with code 1 at the first reply that breaks the contract; without it the gateway goes on',
  {
    timeout: 2 * limitMs,
  },
  async () => {
    // Regions get a field that the contract does not know.
    edit(
      'mocks/services/uaa/region/manifest.ts',
      'listProvinces: ',
      "listProvinces: () => [{ id: '1', extra: true }] as never, noOperation: ",
    )
    const call = (origin: string) => fetch(`${origin}/uaa/api/states/provinces`)
    const strict = await run(['--port', '0', '--strict'], (origin) => void call(origin).catch(() => {}))
    expect(strict).toMatchObject({
      code: 1,
      output: expect.stringContaining('listProvinces breaks the contract') as string,
    })
    let again: number | undefined
    const lenient = await run(['--port', '0'], (origin, stop) => {
      void call(origin)
        .then(() => call(origin))
        .then(({ status }) => (again = status))
        .finally(stop)
    })
    expect({ ...lenient, again }).toMatchObject({ code: 0, again: 500 })
    project.putBack('mocks/services/uaa/region/manifest.ts')
  },
)

test('a contract that is not sound is not served', { timeout: limitMs }, async () => {
  edit('src/gateway/generated/openapi.json', '"type": "object"', '"type": "objekt"')
  const { code, output } = await run(['--port', '0'])
  expect(code).toBe(1)
  expect(output).toContain('The contract is not sound')
  project.putBack('src/gateway/generated/openapi.json')
})
