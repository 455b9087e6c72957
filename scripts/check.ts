import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { x } from 'tinyexec'
import { listServices } from '#compiler/sources.ts'
import { isUpToDate } from './generate/upToDate.ts'
import { runQuietly } from './run.ts'
import { folderDigest } from './test/folderDigest.ts'

/**
 * Quick checks before a commit. The change is everything since the branch left origin/main, including uncommitted and
 * new files; without that branch, only uncommitted changes.
 */
const changeBase = commonAncestor('origin/main') ?? 'HEAD'

/** The files of the change, also those that are gone. */
const changed = [...git('diff', '--name-only', changeBase), ...git('ls-files', '--others', '--exclude-standard')]

interface Check {
  name: string
  perform: () => Promise<{ output: string; failed: boolean }>
}

const nothingToDo = Promise.resolve({ output: '', failed: false })

const npmCheck = (name: string, ...args: string[]): Check => ({
  name,
  perform: () => runQuietly('npm', ['run', '--silent', ...args]),
})

/** Linting the whole project took a quarter of the time. `make test` does. */
const lintOfChange: Check = {
  name: 'lint of the change',
  perform: () => {
    const scripts = changed.filter((file) => /\.tsx?$/.test(file) && existsSync(file))
    return scripts.length === 0
      ? nothingToDo
      : runQuietly('npm', ['run', '--silent', 'lint', '--', '--no-error-on-unmatched-pattern', ...scripts])
  },
}

/**
 * The tests of the conformance check. Each checks a whole running gateway: together they take as long as all others. By
 * imports every word of the contract and every line of the mock gateway concerns them, because that is the gateway they
 * check; `make test` holds these changes against them.
 */
const testsOfCheck = 'tests/conformance/'

/** Vitest tells whom a change concerns by imports; the tests of the contract read it as a file. */
const testsOfChange: Check = {
  name: 'unit tests of the change',
  perform: async () => {
    const list = ['vitest', 'list', '--changed', changeBase, '--filesOnly', '--json']
    const { stdout, stderr, exitCode } = await x('npx', list)
    if (exitCode !== 0) return { output: stderr, failed: true }
    const concerned = (JSON.parse(stdout) as { file: string }[]).map(({ file }) => file)
    const files = isChanged('scripts/conformance/', testsOfCheck)
      ? concerned
      : concerned.filter((file) => !file.includes(testsOfCheck))
    if (isChanged('contract/')) files.push('tests/contract/')
    // What is tried on a small contract has common/ from ours.
    if (isChanged('contract/common/')) files.push('scripts/contract/')
    return files.length === 0 ? nothingToDo : runQuietly('npm', ['run', '--silent', 'unit', '--', ...files])
  },
}

/** All services work through the rest of the mock gateway. It is tried with one that has a bit of everything. */
const typicalService = 'supanddem'

/** The mock gateway keeps the contract of each service of which one or the other has changed. */
const conformanceOfChange: Check = {
  name: 'conformance of the changed services',
  perform: () => {
    const services = listServices().filter(
      (service) =>
        isChanged(`contract/${service}/`, `mocks/services/${service}/`) ||
        (service === typicalService && changed.some(isOfMockGatewayItself)),
    )
    return services.length === 0
      ? nothingToDo
      : runQuietly('npm', ['run', '--silent', 'conformance:services', '--', ...services])
  },
}

function isOfMockGatewayItself(file: string): boolean {
  return /^mocks\/(?!services\/\w+\/)/.test(file)
}

const generated: Check = { name: 'generated code is current', perform: generatedIsCurrent }

/** The stages follow one another; the lanes of a stage run in parallel, each with its checks in turn. */
const stages: Check[][][] = [
  // All others may read generated code.
  [[generated]],
  [
    [testsOfChange],
    [conformanceOfChange],
    [
      npmCheck('formatting', 'format:check'),
      npmCheck('contract', 'contract:check'),
      npmCheck('types', 'typecheck'),
      lintOfChange,
    ],
  ],
]

async function generatedIsCurrent() {
  if (isUpToDate()) return nothingToDo
  const before = folderDigest('src/gateway/generated')
  const { output, failed } = await runQuietly('npm', ['run', '--silent', 'generate'])
  const isStale = folderDigest('src/gateway/generated') !== before
  const advice = isStale ? '\nsrc/gateway/generated was out of date: commit what was written just now' : ''
  return { output: `${output.trimEnd()}${advice}`, failed: failed || isStale }
}

function commonAncestor(branch: string): string | undefined {
  try {
    return execFileSync('git', ['merge-base', 'HEAD', branch], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return undefined
  }
}

function isChanged(...folders: string[]): boolean {
  return changed.some((file) => folders.some((folder) => file.startsWith(folder)))
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
}

const failures: string[] = []

async function perform({ name, perform: run }: Check) {
  const started = performance.now()
  const { output, failed } = await run()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${failed ? 'FAIL' : 'ok  '} ${name} (${seconds} s)`)
  if (!failed) return
  console.log(output.trimEnd().replaceAll(/^/gm, '     '))
  failures.push(name)
}

for (const lanes of stages) {
  await Promise.all(
    lanes.map(async (lane) => {
      for (const check of lane) await perform(check)
    }),
  )
}
console.log(failures.length === 0 ? '\nAll checks passed' : `\nFailed: ${failures.join(', ')}`)
process.exitCode = failures.length === 0 ? 0 : 1
