import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contractDir, listServices, type BundledDocument } from '../generate/bundle.ts'
import { checkBreaking } from './breaking/check.ts'
import { checkCoverage, readOperationList } from './coverage.ts'
import { printFinding, type Finding } from './finding.ts'
import { checkJourneys } from './journeys.ts'
import { lintBundle, lintSource } from './lint.ts'
import { createLocator } from './locate.ts'
import { approvalsFile, bundleFile, listFile, releasedFile, reportFile } from './places.ts'
import { checkReport } from './report/check.ts'
import { checkRules } from './rules/check.ts'
import { checkSoundness } from './soundness.ts'

const bundle = JSON.parse(readFileSync(bundleFile, 'utf8')) as BundledDocument
const locate = createLocator(bundle, contractDir)
const list = { file: listFile, operations: readOperationList(listFile) }

interface Check {
  name: string
  perform: () => Finding[] | Promise<Finding[]>
}

const checks: Check[] = [
  ...listServices().map((service) => ({
    name: `lint contract/${service}`,
    perform: () => lintSource(path.join(contractDir, service, 'openapi.yaml')),
  })),
  { name: 'lint the bundle', perform: () => lintBundle(bundleFile) },
  { name: 'schemas compile, examples match', perform: () => checkSoundness(bundle, locate) },
  { name: 'operations as listed', perform: () => checkCoverage(bundle, list, locate) },
  {
    name: 'nothing breaks callers of the released contract',
    perform: () =>
      checkBreaking(
        { released: releasedFile, current: bundleFile, approvals: approvalsFile, folder: contractDir },
        locate,
      ),
  },
  { name: 'journeys', perform: () => checkJourneys(path.join(contractDir, 'journeys'), bundle) },
  {
    name: 'rules of the policy tools, every case computed',
    perform: () => checkRules(path.join(contractDir, 'rules')),
  },
  {
    name: 'docs/contract-report.md is up to date',
    perform: () => checkReport(reportFile, { bundle, listed: list.operations, folder: contractDir }),
  },
]

let failed = 0
for (const { name, perform } of checks) {
  const findings = await perform()
  console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name}`)
  for (const finding of findings) console.log(`     ${printFinding(finding)}`)
  if (findings.length > 0) failed += 1
}
if (failed > 0) {
  console.error(`${failed} of ${checks.length} contract checks failed`)
  process.exitCode = 1
}
