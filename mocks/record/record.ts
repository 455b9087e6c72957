import { renameSync, writeFileSync } from 'node:fs'
import type { Entry } from 'har-format'
import { readSoundContract } from '#compiler/soundContract.ts'
import { onStop, print } from '../gateway/serve.ts'
import type { RecordCommandLine } from './commandLine.ts'
import { HarFile } from './harFile.ts'
import { printReport } from './printReport.ts'
import { createRecorder, type Recorder } from './recorder.ts'

const saveMs = 5000

/** Records until it is stopped, then writes the archive and the report and prints a summary. */
export async function record(commandLine: RecordCommandLine): Promise<void> {
  const { upstream, port, host } = commandLine
  const har = new HarFile(commandLine.har)
  const onEntry = (entry: Entry) => har.add(entry)
  const recorder = createRecorder({ document: readSoundContract(), upstream, onEntry, onTrouble })
  const origin = await recorder.listen(port, host)
  let saved = 0
  const saver = setInterval(() => {
    if (recorder.seen === saved) return
    saved = recorder.seen
    save(recorder, commandLine).catch((error: unknown) => onTrouble(String(error)))
  }, saveMs)
  onStop(() => {
    clearInterval(saver)
    finish(recorder, har, commandLine).catch((error: unknown) => {
      onTrouble(String(error))
      process.exitCode = 1
    })
  })
  // A script that reads this line may stop the process at once.
  print(`Recording  ${origin} → ${upstream.href}`)
}

function onTrouble(trouble: string) {
  process.stderr.write(`${trouble}\n`)
}

async function finish(recorder: Recorder, har: HarFile, commandLine: RecordCommandLine) {
  await recorder.close()
  const drifting = await save(recorder, commandLine)
  har.close()
  const { har: harFile, report, strict } = commandLine
  print(`${recorder.seen} calls in ${harFile}, ${drifting} drifting operations and addresses in ${report}`)
  process.exitCode = strict === true && drifting > 0 ? 1 : 0
}

/** Writes both forms of the report and returns the number of operations and addresses that drift. */
async function save(recorder: Recorder, { report: file }: RecordCommandLine): Promise<number> {
  const report = await recorder.report()
  replaceFile(file, printReport(report))
  replaceFile(file.replace(/\.md$/, '.json'), JSON.stringify(report, null, 2))
  const drifting = report.operations.filter(({ request, response }) => request.length + response.length > 0)
  return drifting.length + report.undocumented.length
}

/** Replaces the file in one step, so that a reader never finds half of it. */
function replaceFile(file: string, text: string) {
  writeFileSync(`${file}.new`, `${text.trimEnd()}\n`)
  renameSync(`${file}.new`, file)
}
