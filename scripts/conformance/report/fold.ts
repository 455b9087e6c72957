import { createHash } from 'node:crypto'
import { isOperationClause } from '../clause.ts'
import type { Finding } from '../finding.ts'
import { grouped } from './grouped.ts'
import type { ReportedFinding } from './report.ts'

/** A finding, or several equal ones, which are then listed in `alike`. */
export interface FoldedFinding extends ReportedFinding {
  alike: ReportedFinding[]
}

/** A finding, with the data that decides whether it equals another one. */
export interface Told {
  finding: Finding
  reported: ReportedFinding
}

/** So many findings of one operation, in so many of its fields, are told as one. */
const manyOfOne = 3

/** Folds findings that differ only in the operation, or of one operation only in the field. */
export function fold(all: readonly Told[]): FoldedFinding[] {
  const groups = grouped(all, keyOf)
  return [...groups].flatMap(([key, group]) => {
    const alike = group.map(({ reported }) => reported)
    const [first] = group
    const operations = operationsOf(alike)
    const isMany = operations.length > 1 || alike.length >= manyOfOne
    if (first === undefined || !isMany) return alike.map((each) => ({ ...each, alike: [] }))
    const { general } = first.finding
    // A fold of one operation is another one than that of several, so that each is known by its own name.
    const id = idOf(['fold', ...(operations.length === 1 ? operations : []), key].join(' '))
    return [{ ...first.reported, id, expected: general ?? first.reported.expected, alike }]
  })
}

export function unfolded(findings: readonly FoldedFinding[]): ReportedFinding[] {
  return findings.flatMap((finding) => (finding.alike.length > 0 ? finding.alike : [finding]))
}

/** The same findings without the omitted ones. */
export function keptOf(findings: readonly FoldedFinding[], isKept: (id: string) => boolean): FoldedFinding[] {
  return findings.flatMap((finding) => {
    if (finding.alike.length === 0) return isKept(finding.id) ? [finding] : []
    const alike = finding.alike.filter(({ id }) => isKept(id))
    const [first] = alike
    return first === undefined ? [] : [{ ...finding, ...first, id: finding.id, expected: finding.expected, alike }]
  })
}

/** The operations that a finding is about, without duplicates. */
export function operationsOf(findings: readonly ReportedFinding[]): string[] {
  return [...new Set(findings.map(({ operationId }) => operationId))]
}

/** The operation, or the first of several, with their number. */
export function nameOf(finding: FoldedFinding): string {
  const names = operationsOf(finding.alike)
  if (names.length === 0) return finding.operationId
  return names.length > 1
    ? `${names.slice(0, 3).join('、')} 等 ${numberOf(finding)}`
    : `${finding.operationId}（${numberOf(finding)}）`
}

/** How many operations it is about, or how many places of one, in Chinese. */
export function numberOf({ alike }: FoldedFinding): string {
  const names = operationsOf(alike)
  return names.length > 1 ? `${names.length} 个接口` : `${alike.length} 处`
}

/**
 * Equal for findings to be folded. Clauses in the operations' own files differ and are left out. Of a general finding's
 * actual value, the outcome counts and not its wording.
 */
function keyOf({ finding: { kind, expected, general, actual, clause } }: Told): string {
  const shared = isOperationClause(clause) ? '' : clause
  return [
    kind,
    general ?? expected,
    shared,
    general === undefined ? actual : /^(?:HTTP \d+|\S+)/.exec(actual)?.[0],
  ].join('\n')
}

export function idOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
