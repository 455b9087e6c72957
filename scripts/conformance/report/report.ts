import { redactJson, redactText } from '#mocks/record/redact.ts'
import { lawKinds, type Finding, type LawKind } from '../finding.ts'
import type { Run } from '../run.ts'
import { coverageOf, type Cell } from './coverage.ts'
import { curlOf, safeTarget } from './curl.ts'
import { fold, idOf, keptOf, unfolded, type FoldedFinding } from './fold.ts'

/** A finding in the report, without secrets and personal data. */
export interface ReportedFinding {
  /** The same in every run with the same finding. */
  id: string
  service: string
  operationId: string
  kind: LawKind
  severity: 'error' | 'warning'
  method: string
  path: string
  status: number
  expected: string
  actual: string
  /** `contract/…yaml:12` */
  clause: string
  at: string
  part: unknown
  curl: string
}

export interface ReportedOperation {
  operationId: string
  service: string
  summary: string
  outcome: 'success' | 'none' | 'skipped'
  note: string
  /** For each kind of law, how often it was checked, or why not. */
  laws: Record<LawKind, Cell>
  findings: number
}

export interface Report {
  gateway: string
  from: string
  to: string
  seconds: number
  requests: number
  /** Requests among them that were sent twice because the connection was closed during the first attempt. */
  repeated: number
  /** Recorded exchanges that were judged. */
  observed: number
  /** Addresses in the recorded traffic that the contract lacks. */
  undocumented: string[]
  isComplete: boolean
  /** Equal findings of several operations are folded. */
  findings: FoldedFinding[]
  operations: ReportedOperation[]
}

/** Kinds that are only warnings. Everything that breaks callers or grants access is an error. */
const warnings = new Set<LawKind>(['text', 'http', 'refusals'])

export function reportOf(run: Run, from: Date): Report {
  const told = run.findings.map((finding) => ({ finding, reported: reportedOf(run, finding) }))
  const findings = told.map(({ reported }) => reported)
  return {
    gateway: run.options.gateway.href,
    from: from.toISOString(),
    to: new Date().toISOString(),
    seconds: Math.round((performance.now() - run.started) / 100) / 10,
    requests: run.asker.asked,
    repeated: run.asker.repeated,
    observed: run.observed,
    undocumented: [...run.undocumented].map(redactText),
    isComplete: !run.isOver && !run.isTroubled,
    findings: fold(told).toSorted((a, b) => order(a) - order(b)),
    operations: run.subjects.map(({ operationId, service, path }) => {
      const { succeeded, note, held } = run.coverageOf(operationId)
      const isTried = Object.keys(held).length > 0
      return {
        operationId,
        service,
        summary: path,
        outcome: succeeded ? 'success' : isTried && held.success !== undefined ? 'none' : 'skipped',
        note: succeeded ? '' : note,
        laws: coverageOf(run, operationId),
        findings: findings.filter((finding) => finding.operationId === operationId).length,
      }
    }),
  }
}

function reportedOf(run: Run, finding: Finding): ReportedFinding {
  const { operationId, kind, rule, expected, actual, clause, at = '', part, exchange } = finding
  const operation = run.operations.get(operationId)
  return {
    id: idOf(`${operationId} ${kind} ${rule}`),
    service: operation?.service ?? '',
    operationId,
    kind,
    severity: warnings.has(kind) ? 'warning' : 'error',
    method: exchange?.method ?? operation?.method ?? '',
    path: exchange === undefined ? (operation?.path ?? '') : safeTarget(exchange.target),
    status: exchange?.status ?? 0,
    expected,
    actual: String(redactJson(actual)),
    clause,
    at,
    part: redactJson(part),
    curl: exchange === undefined ? '' : curlOf(exchange),
  }
}

function order({ kind, severity }: ReportedFinding): number {
  return (severity === 'error' ? 0 : 100) + Object.keys(lawKinds).indexOf(kind)
}

interface Since {
  fresh: FoldedFinding[]
  /** Gone, and looked for again. */
  fixed: FoldedFinding[]
  /** Gone, but this check did not get to them. */
  untried: FoldedFinding[]
}

/** The findings that are new or gone compared with another report. */
export function since(report: Report, before: Report): Since {
  // An earlier report may be from a version without folding.
  const earlier = before.findings.map((each) => ({
    ...each,
    alike: (each.alike as ReportedFinding[] | undefined) ?? [],
  }))
  const known = new Set(unfolded(earlier).map(({ id }) => id))
  const found = new Set(unfolded(report.findings).map(({ id }) => id))
  const laws = new Map(report.operations.map((each) => [each.operationId, each.laws]))
  const isTried = ({ operationId, kind }: ReportedFinding) =>
    report.isComplete && (operationId === '' || laws.get(operationId)?.[kind].outcome === 'held')
  const tried = new Set(
    unfolded(earlier)
      .filter(isTried)
      .map(({ id }) => id),
  )
  return {
    fresh: keptOf(report.findings, (id) => !known.has(id)),
    fixed: keptOf(earlier, (id) => !found.has(id) && tried.has(id)),
    untried: keptOf(earlier, (id) => !found.has(id) && !tried.has(id)),
  }
}
