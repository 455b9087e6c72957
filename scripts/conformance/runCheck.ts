import { writeFileSync } from 'node:fs'
import type { Har } from 'har-format'
import { readSoundContract } from '#compiler/soundContract.ts'
import { endingOf } from '#mocks/command-line/command.ts'
import { answeredBy } from './answers.ts'
import { readArchive } from './archive.ts'
import { check } from './check.ts'
import { commandLineOf, readJson, type CommandLine, type Options } from './commandLine.ts'
import { readOperations } from './declared.ts'
import { effectOf } from './effects.ts'
import { initValues } from './init.ts'
import { printHtml } from './report/html.ts'
import { printJunit, printSarif } from './report/machine.ts'
import { printMarkdown } from './report/markdown.ts'
import { reportOf, since, type Report } from './report/report.ts'
import { printSummary, progressLine } from './report/terminal.ts'
import type { RunOptions } from './run.ts'
import { askOnTerminal, personAtTerminal } from './terminal.ts'
import { assertValues } from './ownValues.ts'

/** Checks as the options say, and returns the exit code. */
export async function runCheck(options: Options): Promise<number> {
  try {
    return await main(commandLineOf(options))
  } catch (error) {
    return endingOf(error, 2)
  }
}

async function main({
  gateway,
  archiveFiles,
  login,
  answers,
  reportFile,
  initFile,
  baselineFile,
  ownedHost,
  ...given
}: CommandLine): Promise<number> {
  const interrupt = new AbortController()
  const document = readSoundContract()
  assertValues(document, given.values)
  const archives = archiveFiles.map((file) => readArchive(file, readJson(file)))
  const options: RunOptions = {
    ...given,
    gateway: gateway ?? recordedOf(archives),
    archives,
    isPassive: gateway === undefined,
    document,
    token: process.env['GATEWAY_TOKEN'],
    otherToken: process.env['GATEWAY_TOKEN_2'],
    refreshToken: process.env['GATEWAY_REFRESH_TOKEN'],
    expiredToken: process.env['GATEWAY_EXPIRED_TOKEN'],
    person: answers !== undefined ? answeredBy(answers) : login ? personAtTerminal : undefined,
    onProgress: progressLine(process.stderr),
    signal: interrupt.signal,
  }
  const baseline = baselineFile === undefined ? undefined : (readJson(baselineFile) as Report)
  if (baseline !== undefined && !Array.isArray(baseline.findings))
    throw new Error(`${baselineFile} is no report of this check`)
  if (initFile !== undefined) {
    writeFileSync(initFile, `${JSON.stringify(await initValues(options), null, 2)}\n`)
    console.log(`${initFile}: values that the gateway's own lists show`)
    return 0
  }
  if (options.write) await mayWrite(options, ownedHost)
  // The first Ctrl-C ends the check cleanly: created data is removed and the report is written.
  process.once('SIGINT', () => interrupt.abort())
  const from = new Date()
  const run = await check(options)
  if (options.isPassive === true && run.observed === 0)
    throw new Error('No reply in the archive belongs to an operation of the contract, or none has its content')
  if (run.renewal.isLost)
    console.error('令牌在检查期间过期，没有查完；给出 GATEWAY_REFRESH_TOKEN 或用 --login，就能续期')
  const report = reportOf(run, from)
  const files = writeReports(report, reportFile)
  console.log(printSummary(report, files))
  const { fresh, fixed } = baseline === undefined ? { fresh: report.findings, fixed: [] } : since(report, baseline)
  if (baseline !== undefined) console.log(`与 ${baselineFile} 相比：新增 ${fresh.length} 处，已修复 ${fixed.length} 处`)
  if (fresh.length > 0) return 1
  return report.isComplete ? 0 : 3
}

/** The gateway of the recorded traffic. */
function recordedOf(archives: readonly Har[]): URL {
  const url = archives.flatMap(({ log }) => log.entries)[0]?.request.url ?? ''
  return new URL('/', URL.canParse(url) ? url : 'http://recorded')
}

function writeReports(report: Report, reportFile: string): string[] {
  const prints: [string, (report: Report) => string][] = [
    ['.md', printMarkdown],
    ['.html', printHtml],
    ['.json', (each) => `${JSON.stringify(each, null, 2)}\n`],
    ['.junit.xml', printJunit],
    ['.sarif', printSarif],
  ]
  return prints.map(([ending, print]) => {
    const file = reportFile.replace(/\.md$/, ending)
    writeFileSync(file, print(report))
    return file
  })
}

/** Announces the changes. Continues only on a host that the caller owns, or after a confirmation on the terminal. */
async function mayWrite({ gateway, document, only }: RunOptions, ownedHost: string | undefined): Promise<void> {
  const operations = readOperations(document)
  const writing = only.filter((id) => {
    const operation = operations.get(id)
    return operation !== undefined && effectOf(operation) === 'changes'
  })
  console.error(
    `--write: ${writing.length} operations of ${gateway.host} are called that change data, such as ${writing.slice(0, 5).join(', ')}. ` +
      'What is made is named 契约检查 where it has a name, and is taken back where the contract has a way to.',
  )
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(gateway.hostname)
  if (ownedHost === gateway.host || ownedHost === gateway.hostname || (ownedHost === undefined && isLocal)) return
  if (ownedHost !== undefined) throw new Error(`--i-own names ${ownedHost}, but the gateway is ${gateway.host}`)
  if (!process.stdin.isTTY) throw new Error(`--write changes data: say --i-own ${gateway.host} when that host is yours`)
  const answer = await askOnTerminal(`Type ${gateway.host} to go on: `)
  if (answer !== gateway.host) throw new Error('Nothing was changed.')
}
