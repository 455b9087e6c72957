import { renameSync, writeFileSync } from 'node:fs'
import type { Entry } from 'har-format'
import { readSoundContract } from '#compiler/soundContract.ts'
import { onStop, print } from '../gateway/serve.ts'
import type { RecordCommandLine } from './commandLine.ts'
import { HarFile } from './harFile.ts'
import { printReport } from './printReport.ts'
import { createRecorder, type Recorder } from './recorder.ts'

const saveMs = 5000

/** Records until it is told to stop; then writes what it has seen and says how it was. */
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
  // Whoever reads this may stop it at once.
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

/** Writes both forms of the report and gives the number of operations and addresses that drift. */
async function save(recorder: Recorder, { report: file }: RecordCommandLine): Promise<number> {
  const report = await recorder.report()
  replaceFile(file, printReport(report))
  replaceFile(file.replace(/\.md$/, '.json'), JSON.stringify(report, null, 2))
  const drifting = report.operations.filter(({ request, response }) => request.length + response.length > 0)
  return drifting.length + report.undocumented.length
}

/** In one step, so that a reader never finds half a file. */
function replaceFile(file: string, text: string) {
  writeFileSync(`${file}.new`, `${text.trimEnd()}\n`)
  renameSync(`${file}.new`, file)
}
