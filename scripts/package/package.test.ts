import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectDir } from '#compiler/finding.ts'
import { pack } from './pack.ts'

const run = promisify(execFile)
/** A busy machine takes a while to build and install. */
const limitMs = 120_000

const folder = mkdtempSync(path.join(tmpdir(), 'gateway-contract-'))
const home = path.join(folder, 'home')
const started: ChildProcess[] = []
let cli: string
let archive: string
let gateway: string

/** The machine's own Node if it differs from ours: the package supports 20 and newer. */
const node =
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((each) => !each.includes('node_modules'))
    .map((each) => path.join(each, 'node'))
    .find((each) => existsSync(each)) ?? process.execPath

beforeAll(async () => {
  archive = await pack(path.join(folder, 'package'), folder)
  mkdirSync(home)
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', archive], { cwd: home })
  cli = path.join(home, 'node_modules/gateway-contract/lib/cli.js')
  gateway = await serve('mock')
}, limitMs)
afterAll(async () => {
  for (const each of started) {
    each.kill()
    if (each.exitCode === null) await once(each, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a command that serves, and returns the origin that it prints. */
async function serve(...args: string[]): Promise<string> {
  const child = spawn(node, [cli, ...args, '--port', '0'], { cwd: home, stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(child)
  let said = ''
  for await (const chunk of child.stdout) {
    said += String(chunk)
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? []
    if (origin !== undefined) return origin
  }
  throw new Error(`${args.join(' ')} ended, and said ${said}`)
}

async function called(...args: string[]): Promise<{ code: number; output: string }> {
  try {
    const { stdout } = await run(node, [cli, ...args], { cwd: home })
    return { code: 0, output: stdout }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, output: stdout + stderr }
  }
}

test(
  'installed in an empty folder, the package checks the gateway that it starts itself',
  { timeout: limitMs },
  async () => {
    const { code, output } = await called(
      'check',
      '--gateway',
      gateway,
      '--only',
      'getTenantInfo,getGraphCaptcha,evaluateEnterpriseSize',
    )
    expect(output).toContain('与契约不符 0 处')
    expect(code).toBe(0)
    expect(readFileSync(path.join(home, 'conformance.html'), 'utf8')).toContain('契约符合性报告')
    // These work only if their files are found in the package.
    for (const target of ['/docs/api-reference.js', '/__mock/ui/page.js'])
      expect((await fetch(gateway + target)).status).toBe(200)
  },
)

test('it serves the contract for reading, and lists its commands', { timeout: limitMs }, async () => {
  const docs = await serve('docs')
  expect(await (await fetch(`${docs}/openapi.yaml`)).text()).toContain('operationId: getTenantInfo')
  expect(await called('record', '--help')).toMatchObject({
    code: 0,
    output: expect.stringContaining('Usage: gateway-contract record') as string,
  })
  expect(await called('chekc')).toMatchObject({
    code: 2,
    output: expect.stringContaining("unknown command 'chekc'\n(Did you mean check?)") as string,
  })
})

test("its client calls a gateway, with the contract's types", { timeout: limitMs }, async () => {
  const source = `import { createClient } from 'gateway-contract/client'
const tenant = await createClient({ baseUrl: '${gateway}', tenantHost: 'portal.example.gov.cn' }).call('getTenantInfo', {})
process.stdout.write(tenant.areaCodes.province)
`
  writeFileSync(path.join(home, 'use.mjs'), source)
  const { stdout } = await run(node, ['use.mjs'], { cwd: home })
  expect(stdout).toBe('320000')
  writeFileSync(path.join(home, 'use.mts'), `${source}tenant.areaCode\n`)
  const tsc = path.join(projectDir, 'node_modules/typescript-7/bin/tsc')
  const types = ['--typeRoots', path.join(projectDir, 'node_modules/@types'), '--types', 'node']
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', ...types]
  const told = await run(process.execPath, [tsc, ...options, 'use.mts'], { cwd: home }).catch((error: unknown) => error)
  const lines = (told as { stdout: string }).stdout.split('\n').filter((line) => line.startsWith('use.mts'))
  expect(lines).toEqual([expect.stringContaining("Property 'areaCode' does not exist")])
})

test('the archive stays small', () => {
  expect(statSync(archive).size).toBeLessThan(5 * 1_048_576)
})
