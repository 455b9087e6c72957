import path from 'node:path'
import { printFinding } from '#compiler/finding.ts'
import { contractDir } from '#compiler/sources.ts'
import { checkContract } from './checks.ts'
import { approvalsFile, listFile, releasedFile, reportFile } from './places.ts'

const outcomes = await checkContract({
  folder: contractDir,
  list: listFile,
  release: { bundle: releasedFile, approvals: approvalsFile },
  report: reportFile,
  rules: path.join(contractDir, 'rules'),
})
for (const { name, findings } of outcomes) {
  console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name}`)
  for (const finding of findings) console.log(`     ${printFinding(finding)}`)
}
const failed = outcomes.filter(({ findings }) => findings.length > 0)
if (failed.length > 0) {
  console.error(`${failed.length} of ${outcomes.length} contract checks failed`)
  process.exitCode = 1
}
