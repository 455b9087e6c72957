import { useQuery } from '@tanstack/react-query'
import { isWithin, type Ending, type EndingSource } from '#ui/desk/endings.ts'
import type { Schema } from '#gateway/contract.ts'
import { useConfirmations } from '../report/confirmations.ts'
import { PolicyLink } from '../marks/PolicyLink.tsx'
import { fitOf, type Confirmations } from '../report/fit.ts'
import type { Fit } from '../report/reportSearch.ts'
import { deskReportQuery } from './deskReport.ts'
import { declarationDays } from './horizon.ts'

/** For the browser only, see useConfirmations. */
export function useMatchedEndings({
  enId,
  userId,
  today,
}: {
  enId: string
  userId: string
  today: string
}): EndingSource {
  const { data, error, refetch } = useQuery(deskReportQuery(enId))
  const { confirmed } = useConfirmations(userId, enId)
  return { name: '匹配的政策', endings: data && matchedEndings(data, confirmed, today), error, refetch }
}

/** Declarations of the policies that match the enterprise and end soon. */
export function matchedEndings(
  { groups }: Pick<Schema<'PolicyMatchReport'>, 'groups'>,
  confirmed: Confirmations,
  today: string,
): Ending[] {
  return groups
    .flatMap(({ bucket, items }) => items.filter((item) => isMatched(fitOf(item, confirmed), bucket)))
    .flatMap(({ policyId, title, deadline }) => {
      if (deadline === undefined || !isWithin(today, deadline, declarationDays)) return []
      const link = <PolicyLink policy={{ id: policyId, title }} />
      return [{ key: `policy-${policyId}`, date: deadline, tags: ['匹配'], link }]
    })
}

/**
 * No required condition is unmet, or hardly. Where a person still has to read conditions, the gateway's own degree must
 * be high: most policies leave something to read.
 */
function isMatched(fit: Fit, bucket: Schema<'PolicyMatchBucket'>): boolean {
  return fit === 'READY' || fit === 'CLOSE' || (fit === 'CONFIRM' && bucket === 'HIGH')
}
