import { mkdirSync, rmSync } from 'node:fs'
import { ensureBrowser } from '../browser.ts'
import { run, runQuietly } from '../run.ts'
import {
  countPlaywright,
  countVitest,
  describeFailure,
  playwrightFailures,
  vitestFailures,
  type Tally,
} from './report.ts'
import { folderDigest } from './folderDigest.ts'

const reportDir = '.cache/test'
const vitestReport = `${reportDir}/vitest.json`
const buildReport = `${reportDir}/build.json`
const playwrightReport = `${reportDir}/playwright.json`

interface Check {
  name: string
  /** Resolves when the check passes; the tally counts its parts, one by default. */
  perform: () => Promise<Tally | void>
}

/**
 * Stages follow one another; the lanes of a stage run in parallel, and a lane runs its checks in turn. The first check
 * writes files for the later stages, and the last one needs every core. In two lanes, only the generator and the tests
 * print while they run; any other check prints its output in one piece.
 */
const stages: Check[][][] = [
  [
    [{ name: 'generated code matches the contract', perform: generatedIsCurrent }],
    // Neither reads generated files.
    [npmCheck('formatting', 'format:check'), npmCheck('contract', 'contract:check')],
  ],
  [
    [{ name: 'unit and contract tests', perform: unitTests }],
    [
      npmCheck('lint', 'lint'),
      npmCheck('types', 'typecheck'),
      npmCheck('build within the JS budgets', 'build'),
      { name: 'tests of the build', perform: testsOfBuild },
    ],
  ],
  [[{ name: 'end-to-end tests', perform: endToEndTests }]],
]

async function generatedIsCurrent() {
  console.log('\n── generated code')
  const before = folderDigest('src/gateway/generated')
  await run('npm', ['run', '--silent', 'generate'])
  if (folderDigest('src/gateway/generated') !== before) {
    throw new Error('src/gateway/generated was out of date: commit what `make generate` wrote')
  }
}

function npmCheck(name: string, script: string): Check {
  const perform = async () => {
    const { output, failed } = await runQuietly('npm', ['run', '--silent', script])
    console.log(`\n── ${name}: ${failed ? 'FAILED' : 'ok'}\n${output.trimEnd()}`)
    if (failed) throw new Error(`${name} failed: npm run ${script}`)
  }
  return { name, perform }
}

async function unitTests() {
  console.log('\n── unit and contract tests')
  const failure = await settle(run('npx', vitestOf('!build', vitestReport)))
  return countVitest(vitestReport, failure)
}

/** Uses the build of the previous check. */
async function testsOfBuild() {
  const { output, failed } = await runQuietly('npx', vitestOf('build', buildReport), { BUILT_DIR: 'dist' })
  console.log(`\n── tests of the build: ${failed ? 'FAILED' : 'ok'}\n${output.trimEnd()}`)
  return countVitest(buildReport, failed ? new Error('tests of the build failed') : undefined)
}

/** The project is one of vitest.config.ts; a leading `!` means all the others. */
function vitestOf(project: string, report: string): string[] {
  return ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile=${report}`]
}

async function endToEndTests() {
  console.log('\n── end-to-end tests')
  await browserIsThere
  // `line` prints a failed test with its error as it fails.
  const failure = await settle(
    run('npx', ['playwright', 'test', '--reporter=line,json'], {
      BROWSER_PATH: ensureBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
    }),
  )
  return countPlaywright(playwrightReport, failure)
}

function settle(task: Promise<void>): Promise<Error | undefined> {
  return task.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  )
}

/** A machine without a browser downloads one while the other checks run. If it cannot, the end-to-end tests say so. */
const browserIsThere = runQuietly('node', ['scripts/browser.ts'])

const total: Tally = { passed: 0, failed: 0 }
const failures: string[] = []

async function take(lane: Check[]): Promise<void> {
  for (const check of lane) {
    try {
      const tally = (await check.perform()) ?? { passed: 1, failed: 0 }
      total.passed += tally.passed
      total.failed += tally.failed
      if (tally.failed > 0) failures.push(check.name)
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      total.failed += 1
      failures.push(check.name)
    }
  }
}

rmSync(reportDir, { recursive: true, force: true })
mkdirSync(reportDir, { recursive: true })
for (const lanes of stages) await Promise.all(lanes.map(take))
if (failures.length > 0) {
  // Repeated at the very end, so that the last lines of a long log show what broke, and where.
  const broken = [...[vitestReport, buildReport].flatMap(vitestFailures), ...playwrightFailures(playwrightReport)]
  const names = broken.map(({ title }) => `  ✘ ${title.slice(0, 90)}`)
  console.log(['', ...broken.map(describeFailure), '', `Failed: ${failures.join(', ')}`, ...names].join('\n'))
  if (broken.length < total.failed)
    console.log('What no test above accounts for is told where it happened: search the output for "Error".')
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
