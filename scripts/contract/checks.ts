import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundleContract, type BundledDocument } from '#compiler/bundle.ts'
import { findFaults } from '#compiler/faults.ts'
import { ContractError, type Finding } from '#compiler/finding.ts'
import { createLocator, type Locate } from '#compiler/locate.ts'
import { SourceFiles } from '#compiler/sources.ts'
import { checkRules } from '#mocks/rules/check/check.ts'
import { checkBreaking } from './breaking/check.ts'
import { checkCoverage, readOperationList, type ListedOperation } from './coverage.ts'
import { checkJourneys } from './journeys.ts'
import { lintContract } from './lint.ts'
import { checkNames } from './names.ts'
import { checkReport } from './report/check.ts'
import { checkSentences } from './sentences.ts'
import { checkStory } from './story.ts'

/** The contract, and what it is checked against; omitted parts are not checked. */
export interface Places {
  /** The contract's folder. */
  folder: string
  /** The list of all operations. */
  list: string
  /** The last released bundle, and the breaking changes approved since. */
  release?: { bundle: string; approvals: string }
  /** The committed report. */
  report?: string
  /** The folder of the policy tools' rules. */
  rules?: string
}

export interface Outcome {
  name: string
  findings: Finding[]
}

/** The input of the checks: the contract as it is in its folder now. */
interface Subject {
  places: Places
  files: SourceFiles
  bundle: BundledDocument
  listed: ListedOperation[]
  locate: Locate
}

interface Check {
  name: string
  perform: (subject: Subject) => Finding[] | Promise<Finding[]>
}

/**
 * Checks the contract for everything that `make contract` promises, with a fresh bundle. If it cannot be bundled, only
 * that is reported; an outdated report is reported only when nothing else is wrong.
 */
export async function checkContract(places: Places): Promise<Outcome[]> {
  const files = new SourceFiles()
  const bundled = await tryToBundle(places.folder, files)
  if ('findings' in bundled) return [{ name: bundles, findings: bundled.findings }]
  const { bundle } = bundled
  const listed = readOperationList(places.list)
  const subject = { places, files, bundle, listed, locate: createLocator(places.folder) }
  const outcomes = await Promise.all(
    checks.map(async ({ name, perform }) => ({ name, findings: await perform(subject) })),
  )
  const isSound = outcomes.every(({ findings }) => findings.length === 0)
  const { folder, report } = places
  if (report === undefined || !isSound) return [{ name: bundles, findings: [] }, ...outcomes]
  const late = { name: reportIsCurrent, findings: checkReport(report, { bundle, listed, folder }) }
  return [{ name: bundles, findings: [] }, ...outcomes, late]
}

const bundles = 'contract/ bundles'
const reportIsCurrent = 'docs/contract-report.md is up to date'

const checks: Check[] = [
  // First, because another process does the work.
  { name: 'nothing breaks callers of the released contract', perform: checkReleased },
  { name: 'lint contract/', perform: ({ places, files }) => lintContract(places.folder, files) },
  {
    name: 'schemas compile, examples match',
    perform: ({ bundle, places }) => findFaults(bundle, places.folder),
  },
  { name: 'examples of one record agree', perform: ({ bundle, locate }) => checkStory(bundle, locate) },
  {
    name: 'examples tell of limits as the gateway does',
    perform: ({ bundle, locate }) => checkSentences(bundle, locate),
  },
  {
    name: 'one name for one thing',
    perform: ({ bundle, places, locate }) => checkNames(bundle, places.folder, locate),
  },
  {
    name: 'operations as listed',
    perform: ({ bundle, places, listed, locate }) =>
      checkCoverage(bundle, { file: places.list, operations: listed }, locate),
  },
  {
    name: 'journeys',
    perform: ({ bundle, places }) => checkJourneys(path.join(places.folder, 'journeys'), bundle),
  },
  {
    name: 'rules of the policy tools, every case computed',
    perform: ({ places }) => (places.rules === undefined ? [] : checkRules(places.rules)),
  },
]

async function tryToBundle(
  folder: string,
  files: SourceFiles,
): Promise<{ bundle: BundledDocument } | { findings: Finding[] }> {
  try {
    return { bundle: await bundleContract(folder, files) }
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    return { findings: [...error.findings] }
  }
}

async function checkReleased({ bundle, places: { release, folder }, locate }: Subject): Promise<Finding[]> {
  if (release === undefined) return []
  const temporary = mkdtempSync(path.join(tmpdir(), 'bundle-'))
  const current = path.join(temporary, 'openapi.json')
  try {
    writeFileSync(current, JSON.stringify(bundle))
    return await checkBreaking({ released: release.bundle, current, approvals: release.approvals, folder }, locate)
  } finally {
    rmSync(temporary, { recursive: true })
  }
}
