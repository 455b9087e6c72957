import { lawKinds, type LawKind } from '../finding.ts'
import { grouped } from './grouped.ts'
import type { Report } from './report.ts'

interface Tally {
  kind: LawKind
  title: string
  /** Numbers of operations. */
  held: number
  notApplicable: number
  notTried: number
  /** Reasons for not checking, each with its operations, the most frequent first. */
  reasons: [string, string[]][]
}

/** How much of each kind of law was checked, over all operations. */
export function tallyOf({ operations }: Report): Tally[] {
  return Object.entries(lawKinds).map(([name, title]) => {
    const kind = name as LawKind
    const count = (outcome: string) => operations.filter(({ laws }) => laws[kind].outcome === outcome).length
    const untried = operations.filter(({ laws }) => laws[kind].outcome === 'notTried')
    const reasons = grouped(untried, ({ laws }) => laws[kind].reason)
    return {
      kind,
      title,
      held: count('held'),
      notApplicable: count('notApplicable'),
      notTried: untried.length,
      reasons: [...reasons]
        .map(([reason, own]): [string, string[]] => [reason, own.map(({ operationId }) => operationId)])
        .toSorted(([, a], [, b]) => b.length - a.length),
    }
  })
}
