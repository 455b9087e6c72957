import { useQueries, useQuery } from '@tanstack/react-query'
import { isWithin, type Ending, type EndingSource } from '#ui/desk/endings.ts'
import type { Schema } from '#gateway/contract.ts'
import { Link } from '#ui/Link.tsx'
import { useConfirmations } from '../report/confirmations.ts'
import { PolicyLink } from '../marks/PolicyLink.tsx'
import { fitOf, type Confirmations } from '../report/fit.ts'
import type { Fit } from '../report/reportSearch.ts'
import { monthAfter, monthOf, type Month } from '../calendar/calendarMonth.ts'
import { calendarMonthQuery } from '../calendar/calendarQueries.ts'
import { dayOfEvent } from '../calendar/eventDay.ts'
import { deskReportQuery } from './deskReport.ts'

/** Days ahead in which an end counts as soon: an application takes weeks to prepare, a new qualification months. */
const declarationDays = 30
const qualificationDays = 60

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

/** Declarations of subscribed policies and qualifications of the enterprise, from the member's calendar. */
export function useSubscribedEndings(today: string): EndingSource {
  const queries = useQueries({
    queries: monthsUntil(today, qualificationDays).map((month) => ({
      ...calendarMonthQuery(month),
      // Not a page's cached data, which may have been rendered anonymously.
      staleTime: 0,
    })),
  })
  const failed = queries.find(({ isError, data }) => isError && data === undefined)
  const events = queries.flatMap(({ data }) => data?.events ?? [])
  const isKnown = queries.every(({ data }) => data !== undefined)
  const endings = events.flatMap((event) => {
    const { type, policyId, title, subscribed = false } = event
    const date = dayOfEvent(event)
    if (type === 'CERT_EXPIRE' && isWithin(today, date, qualificationDays)) {
      const link = <Link to="/qw/personal/resume">{title}</Link>
      return [{ key: `qualification-${title}`, date, tags: ['资质到期'], link }]
    }
    if (type !== 'DECLARE_END' || !subscribed || policyId === undefined) return []
    if (!isWithin(today, date, declarationDays)) return []
    return [
      { key: `policy-${policyId}`, date, tags: ['已订阅'], link: <PolicyLink policy={{ id: policyId, title }} /> },
    ]
  })
  return {
    name: '订阅的政策与企业资质',
    endings: isKnown ? endings : undefined,
    error: failed?.error ?? null,
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  }
}

const DAY = 86_400_000

/** The months that contain the next days. */
function monthsUntil(today: string, days: number): Month[] {
  const first = monthOf(today)
  const last = monthOf(new Date(Date.parse(today) + days * DAY).toISOString())
  const further = (last.year - first.year) * 12 + last.month - first.month
  return Array.from({ length: further + 1 }, (_, step) => monthAfter(first, step))
}
