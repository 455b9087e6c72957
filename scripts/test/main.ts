import { mkdirSync, rmSync } from 'node:fs'
import { ensureBrowser } from '../browser.ts'
import { run } from '../run.ts'
import { freePort } from '../services.ts'
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
/** The end-to-end tests run in so many parts at once, each with a gateway and a portal of its own. */
const shards = [1, 2]
const playwrightReport = (shard: number) => `${reportDir}/playwright-${shard}.json`

interface Check {
  name: string
  /** Resolves when the check holds; the tally counts what ran inside it, one check by default. */
  perform: () => Promise<Tally | void>
}

const checks: Check[] = [
  { name: 'generated code matches the contract', perform: generatedIsCurrent },
  { name: 'formatting', perform: () => npmRun('format:check') },
  { name: 'lint', perform: () => npmRun('lint') },
  { name: 'types', perform: () => npmRun('typecheck') },
  { name: 'contract', perform: () => npmRun('contract:check') },
  { name: 'unit and contract tests', perform: unitTests },
  { name: 'build within the JS budgets', perform: () => npmRun('build') },
  { name: 'end-to-end tests', perform: endToEndTests },
]

async function generatedIsCurrent() {
  const before = folderDigest('src/gateway/generated')
  await npmRun('generate')
  if (folderDigest('src/gateway/generated') !== before) {
    throw new Error('src/gateway/generated was out of date: commit what `make generate` wrote')
  }
}

function npmRun(script: string) {
  return run('npm', ['run', '--silent', script])
}

async function unitTests() {
  const failure = await settle(
    run('npx', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${vitestReport}`]),
  )
  return countVitest(vitestReport, failure)
}

async function endToEndTests() {
  const browser = ensureBrowser()
  const tallies = await Promise.all(shards.map((shard) => endToEndShard(shard, browser)))
  return tallies.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }))
}

async function endToEndShard(shard: number, browser: string): Promise<Tally> {
  const report = playwrightReport(shard)
  const part = [`--shard=${shard}/${shards.length}`, `--output=test-results/${shard}`, '--reporter=list,json']
  const failure = await settle(
    run('npx', ['playwright', 'test', ...part], {
      BROWSER_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      E2E_GATEWAY_PORT: await freePort(),
      E2E_PORTAL_PORT: await freePort(),
    }),
  )
  return countPlaywright(report, failure)
}

function settle(task: Promise<void>): Promise<Error | undefined> {
  return task.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  )
}

rmSync(reportDir, { recursive: true, force: true })
mkdirSync(reportDir, { recursive: true })
const total: Tally = { passed: 0, failed: 0 }
const failures: string[] = []
for (const check of checks) {
  console.log(`\n── ${check.name}`)
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
if (failures.length > 0) {
  // Said again at the very end: whoever sees only the last lines of a long log still learns what broke, and where.
  const broken = [
    ...vitestFailures(vitestReport),
    ...shards.flatMap((shard) => playwrightFailures(playwrightReport(shard))),
  ]
  const names = broken.map(({ title }) => `  ✘ ${title.slice(0, 90)}`)
  console.log(['', ...broken.map(describeFailure), '', `Failed: ${failures.join(', ')}`, ...names].join('\n'))
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
