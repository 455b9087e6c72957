import { readOperations } from '#scripts/conformance/declared.ts'
import { CannotAsk } from '#scripts/conformance/run.ts'
import { check } from '#scripts/conformance/check.ts'
import { effectOf } from '#scripts/conformance/effects.ts'
import type { Finding } from '#scripts/conformance/finding.ts'
import { parseSource } from '#scripts/conformance/values.ts'
import { contract } from '../contract/seededGateway.ts'
import type { Defect } from './defect.ts'
import type { DefectiveGateway } from './defectiveGateway.ts'
import { optionsOf } from './options.ts'

const operations = readOperations(contract)

/** Defects that do not get in each other's way, since each operation has but one, checked in one run. */
export function batched(defects: readonly Defect[]): Defect[][] {
  const batches: Defect[][] = []
  for (const defect of defects) {
    const isFree = (batch: Defect[]) =>
      batch.every(
        (other) =>
          !isAlone(defect) &&
          !isAlone(other) &&
          !isRelated(other.operationId, defect.operationId) &&
          isWriting(other) === isWriting(defect),
      )
    const batch = batches.find(isFree)
    if (batch === undefined) batches.push([defect])
    else batch.push(defect)
  }
  return batches
}

/** What changes data is tried with `--write`, whether the fault shows in a change or before. */
function isWriting({ operationId, write }: Defect): boolean {
  const operation = operations.get(operationId)
  return write === true || (operation !== undefined && effectOf(operation) !== 'reads')
}

/** Every step of a login builds on the one before, so a fault would hide those after it. */
function isAlone(defect: Defect): boolean {
  return defect.isAlone === true || defect.login !== undefined
}

/** One takes its values from the other, or counts it, so that a fault of one might be seen at the other. */
function isRelated(one: string, other: string): boolean {
  return (
    one === other ||
    reaches(one).includes(other) ||
    reaches(other).includes(one) ||
    reaches(one).some((id) => reaches(other).includes(id) && id === 'listMyEnterprises')
  )
}

function reaches(id: string): string[] {
  const { values = {}, counts = [], adds, writes, file } = operations.get(id)?.laws ?? {}
  return [
    ...Object.values(values).map((source) => parseSource(source).operationId),
    ...counts.flatMap(({ of }) => of.map((source) => parseSource(`${source.replace('{by}', '')}#`).operationId)),
    ...(file === undefined ? [] : [file.in]),
    ...(adds === undefined ? [] : ['getCalendarMonth']),
    ...(writes?.shows ?? []).map((sighting) => sighting.in),
    ...(writes?.hidden ?? []).map((sighting) => sighting.in),
    ...(writes?.takenFrom ?? []).map((sighting) => sighting.in),
    ...(writes?.counts ?? []).map((count) => count.in),
    ...(writes?.steps ?? []).map(({ by }) => by),
    ...[writes?.undo?.by, writes?.states?.by, writes?.readBy].filter((by) => by !== undefined),
  ]
}

/** Puts the defects into the gateway, and gives those that the check does not find. */
export async function missedOf(gateway: DefectiveGateway, batch: readonly Defect[]): Promise<Defect[]> {
  const missed = await lostIn(gateway, batch, { write: batch.some(isWriting), login: batch[0]?.login })
  const lost: Defect[] = []
  // A short run is tried first. What it misses, a complete one may find.
  for (const defect of missed)
    lost.push(...(await lostIn(gateway, [defect], { write: true, login: defect.login ?? 'password' })))
  return lost
}

interface Extent {
  write: boolean
  login: Defect['login']
}

async function lostIn(gateway: DefectiveGateway, batch: readonly Defect[], extent: Extent): Promise<Defect[]> {
  gateway.have(batch)
  const findings = await findingsOf(gateway, { only: subjectsOf(batch, extent), ...extent }).catch((error: unknown) => {
    // Nobody can log in there: the check says so, and finds nothing.
    if (error instanceof CannotAsk) return []
    throw error
  })
  const named = new Set(findings.map(({ operationId }) => operationId))
  return batch.filter(({ operationId }) => !named.has(operationId))
}

/** What the check finds in the gateway as it is now. */
export async function findingsOf(
  gateway: DefectiveGateway,
  options: { only?: readonly string[]; write?: boolean; login?: 'password' | 'code' | undefined } = {},
): Promise<Finding[]> {
  const { login, ...given } = options
  const run = await check(
    optionsOf(gateway, {
      ...given,
      otherToken: gateway.tokens.stranger,
      refreshToken: gateway.tokens.refresh,
      expiredToken: gateway.tokens.expired,
      person: login === undefined ? undefined : gateway.person(login),
    }),
  )
  return run.findings
}

/** The operations a run needs to find a defect of these: itself, whatever counts it, and whatever writes to it. */
function subjectsOf(defects: readonly Defect[], { write }: Extent): string[] {
  const ids = new Set(defects.map(({ operationId }) => operationId))
  const writers = [...operations.keys()].filter((id) =>
    defects.some(
      (defect) =>
        write &&
        reaches(id).includes(defect.operationId) &&
        (operations.get(id)?.laws.writes ?? operations.get(id)?.laws.file) !== undefined,
    ),
  )
  const counters = [...operations.values()].filter(({ laws: { counts = [] } }) =>
    counts.some(({ of }) => of.some((source) => source.includes('#') && ids.has(parseSource(source).operationId))),
  )
  return [...ids, ...counters.map(({ operationId }) => operationId), ...writers]
}

/** Whether the gateway has the fault with the defect, and has it not without. */
export async function isReal(gateway: DefectiveGateway, defect: Defect): Promise<boolean> {
  gateway.have([defect])
  const has = await defect.probe(gateway.ask)
  gateway.have([])
  return has
}
