import { writeFileSync } from 'node:fs'
import { readSoundContract } from '../../mocks/contract/soundContract.ts'
import { HarFile } from '../../mocks/record/harFile.ts'
import { parseCommandLine, usage, type CommandLine } from './commandLine.ts'
import { countBreaches, printReport } from './printReport.ts'
import { runConformance, type ConformanceReport } from './run.ts'

try {
  const commandLine = parseCommandLine(process.argv.slice(2))
  if (commandLine === undefined) console.log(usage)
  else process.exitCode = await check(commandLine)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}

async function check({ reportFile, harFile, ...options }: CommandLine): Promise<number> {
  await reach(options.gateway)
  const har = harFile === undefined ? undefined : new HarFile(harFile)
  const report = await runConformance({
    ...options,
    document: readSoundContract(),
    token: process.env['GATEWAY_TOKEN'],
    ...(har === undefined ? {} : { onEntry: (entry) => har.add(entry) }),
  })
  har?.close()
  writeFileSync(reportFile, `${printReport(report).trimEnd()}\n`)
  writeFileSync(reportFile.replace(/\.md$/, '.json'), `${JSON.stringify(report, null, 2)}\n`)
  console.log(`${summaryOf(report)}; ${reportFile}`)
  return countBreaches(report) > 0 ? 1 : 0
}

/** A wrong address is no finding about each of its operations. */
async function reach(gateway: URL): Promise<void> {
  try {
    await fetch(gateway, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(20_000) })
  } catch (error) {
    throw new Error(`${gateway.href} does not answer`, { cause: error })
  }
}

function summaryOf(report: ConformanceReport): string {
  const count = (outcome: string) => report.operations.filter((operation) => operation.outcome === outcome).length
  return (
    `${report.operations.length} operations: ${count('success')} succeeded, ${count('refused')} refused by the contract, ` +
    `${count('broken')} failed, ${count('skipped')} not called; ${report.lawsChecked} laws checked; ` +
    `${countBreaches(report)} breaches`
  )
}
