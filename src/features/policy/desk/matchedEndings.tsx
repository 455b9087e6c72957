import type { Schema } from '../../../gateway/contract.ts'
import { isWithin, type Ending } from '../../../ui/desk/endings.ts'
import { PolicyLink } from '../card/PolicyLink.tsx'
import type { Confirmations } from '../report/fit.ts'
import { groupItems } from '../report/selectItems.ts'
import { declarationDays } from './horizon.ts'

/** What may be applied for: nothing that must be met is unmet, or hardly. What misses data is nobody's yet. */
const matched = new Set(['READY', 'CLOSE', 'CONFIRM'])

/** Declarations of the policies that match the enterprise and end soon. */
export function matchedEndings(
  { groups }: Pick<Schema<'PolicyMatchReport'>, 'groups'>,
  confirmed: Confirmations,
  today: string,
): Ending[] {
  return groupItems(groups, confirmed)
    .filter(({ fit }) => matched.has(fit))
    .flatMap(({ items }) => items)
    .flatMap(({ policyId, title, deadline }) => {
      if (deadline === undefined || !isWithin(today, deadline, declarationDays)) return []
      const link = <PolicyLink policy={{ id: policyId, title }} />
      return [{ key: `policy-${policyId}`, date: deadline, tags: ['匹配'], link }]
    })
}
