import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
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
    onTrouble: (where, error) => {
      const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
      console.error(
        `\nThe check itself failed${where === '' ? '' : ` at ${where}`}; what else it found is reported. ${words}`,
      )
    },
    signal: interrupt.signal,
  }
  assertSendable(options)
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
  // A place where no report can be written is told before the check, and not after it.
  mkdirSync(path.dirname(path.resolve(reportFile)), { recursive: true })
  const from = new Date()
  const run = await check(options)
  if (options.isPassive === true && run.observed === 0)
    throw new Error('No reply in the archive belongs to an operation of the contract, or none has its content')
  if (run.renewal.isLost)
    console.error('令牌在检查期间过期，没有查完；给出 GATEWAY_REFRESH_TOKEN 或用 --login，就能续期')
  const report = reportOf(run, from)
  const files = writeReports(report, reportFile)
  console.log(printSummary(report, files))
  const { fresh, fixed, untried } =
    baseline === undefined ? { fresh: report.findings, fixed: [], untried: [] } : since(report, baseline)
  if (baseline !== undefined) {
    const open = untried.length === 0 ? '' : `，${untried.length} 处这次没有查完，不知是否修复`
    console.log(`与 ${baselineFile} 相比：新增 ${fresh.length} 处，已修复 ${fixed.length} 处${open}`)
  }
  if (fresh.length > 0) return 1
  return report.isComplete ? 0 : 3
}

/** Throws a readable error for a token that no header can carry. */
function assertSendable({ token, otherToken, refreshToken, expiredToken }: RunOptions): void {
  const tokens = {
    GATEWAY_TOKEN: token,
    GATEWAY_TOKEN_2: otherToken,
    GATEWAY_REFRESH_TOKEN: refreshToken,
    GATEWAY_EXPIRED_TOKEN: expiredToken,
  }
  const unsendable = Object.entries(tokens).find(([, value]) => value !== undefined && !/^[\x21-\x7e]+$/.test(value))
  if (unsendable !== undefined)
    throw new Error(`${unsendable[0]} is no token: only visible ASCII characters can be sent`)
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
async function mayWrite({ gateway, document, only, values }: RunOptions, ownedHost: string | undefined): Promise<void> {
  const operations = readOperations(document)
  const writing = only.filter((id) => {
    const operation = operations.get(id)
    if (operation === undefined) return false
    const effect = effectOf(operation)
    return effect === 'changes' || (effect === 'onlyAsked' && id in values)
  })
  // The host has to be named in any case: new accounts are registered whichever operations are checked.
  const announced = writing.length === 0 ? '' : `, such as ${writing.slice(0, 5).join(', ')}`
  console.error(
    `--write: ${writing.length} operations of ${gateway.host} are called that change data${announced}. ` +
      'What is made is named 契约检查 where it has a name, and is taken back where the contract has a way to.',
  )
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(gateway.hostname)
  if (ownedHost === gateway.host || ownedHost === gateway.hostname || (ownedHost === undefined && isLocal)) return
  if (ownedHost !== undefined) throw new Error(`--i-own names ${ownedHost}, but the gateway is ${gateway.host}`)
  if (!process.stdin.isTTY) throw new Error(`--write changes data: say --i-own ${gateway.host} when that host is yours`)
  const answer = await askOnTerminal(`Type ${gateway.host} to go on: `)
  if (answer !== gateway.host) throw new Error('Nothing was changed.')
}
