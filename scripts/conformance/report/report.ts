import { createHash } from 'node:crypto'
import { redactJson, redactText } from '#mocks/record/redact.ts'
import { lawKinds, type LawKind } from '../finding.ts'
import type { Run } from '../run.ts'
import { curlOf, safeTarget } from './curl.ts'

/** A finding as it is reported: no secret, no personal datum. */
export interface ReportedFinding {
  /** The same in every run that finds the same. */
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
  held: Partial<Record<LawKind, number>>
  findings: number
}

export interface Report {
  gateway: string
  from: string
  to: string
  seconds: number
  requests: number
  /** Of them those that were sent twice, as the connection was closed under the first. */
  repeated: number
  /** Recorded exchanges that were judged. */
  observed: number
  /** Addresses in them that the contract lacks. */
  undocumented: string[]
  isComplete: boolean
  findings: ReportedFinding[]
  operations: ReportedOperation[]
}

/** A reply of the wrong kind may be lived with; whatever breaks callers or lets somebody in may not. */
const warnings = new Set<LawKind>(['text', 'http', 'refusals'])

export function reportOf(run: Run, from: Date): Report {
  const findings = run.findings.map((finding): ReportedFinding => {
    const { operationId, kind, rule, expected, actual, clause, at = '', part, exchange } = finding
    const operation = run.operations.get(operationId)
    return {
      id: createHash('sha256').update(`${operationId} ${kind} ${rule}`).digest('hex').slice(0, 12),
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
  })
  return {
    gateway: run.options.gateway.href,
    from: from.toISOString(),
    to: new Date().toISOString(),
    seconds: Math.round((performance.now() - run.started) / 100) / 10,
    requests: run.asker.asked,
    repeated: run.asker.repeated,
    observed: run.observed,
    undocumented: [...run.undocumented].map(redactText),
    isComplete: !run.isOver,
    findings: findings.toSorted((a, b) => order(a) - order(b)),
    operations: run.subjects.map(({ operationId, service, path }) => {
      const { succeeded, note, held } = run.coverageOf(operationId)
      const isTried = Object.keys(held).length > 0
      return {
        operationId,
        service,
        summary: path,
        outcome: succeeded ? 'success' : isTried && held.success !== undefined ? 'none' : 'skipped',
        note: succeeded ? '' : note,
        held,
        findings: findings.filter((finding) => finding.operationId === operationId).length,
      }
    }),
  }
}

function order({ kind, severity }: ReportedFinding): number {
  return (severity === 'error' ? 0 : 100) + Object.keys(lawKinds).indexOf(kind)
}

/** What is new and what is gone since another report. */
export function since(report: Report, before: Report): { fresh: ReportedFinding[]; fixed: ReportedFinding[] } {
  const known = new Set(before.findings.map(({ id }) => id))
  const found = new Set(report.findings.map(({ id }) => id))
  return {
    fresh: report.findings.filter(({ id }) => !known.has(id)),
    fixed: before.findings.filter(({ id }) => !found.has(id)),
  }
}
