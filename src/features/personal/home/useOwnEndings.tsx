import { useQueries, useQuery } from '@tanstack/react-query'
import type { Schema } from '#gateway/contract.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { isWithin, type EndingSource } from '#ui/desk/endings.ts'
import { Link } from '#ui/Link.tsx'

const staleTime = 0
const page = { current: 1, size: 50 }

/** In days: a demand is extended quickly, a new certificate takes months. */
const demandDays = 30
const certificateDays = 90

/** Own demands whose deadline is near: after it they are no longer public. */
export function useDemandEndings(today: string): EndingSource {
  const queries = useQueries({
    queries: (['PUBLISHED', 'DOCKING'] as const).map((status) => ({
      ...gatewayQuery('listMyDemands', { query: { ...page, status } }),
      staleTime,
    })),
  })
  const known = queries.flatMap(({ data }) => (data === undefined ? [] : [data.records]))
  return {
    name: '我的需求',
    endings:
      known.length < queries.length
        ? undefined
        : known.flat().flatMap(({ id, title, deadline }) => {
            if (deadline === undefined || !isWithin(today, deadline, demandDays)) return []
            const link = (
              <Link to="/qw/personal/demand/detail" search={{ id }}>
                {title}
              </Link>
            )
            return [{ key: `demand-${id}`, date: deadline, tags: ['我的需求'], link }]
          }),
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  }
}

/** Certificates as an important power user. */
export function useCertificateEndings(today: string): EndingSource {
  const { data, error, refetch } = useQuery({
    ...gatewayQuery('listElectricityCertificates', { query: { ...page, status: 'PASS' } }),
    staleTime,
  })
  return {
    name: '重要电力用户认定',
    endings: data?.records.flatMap(({ id, enName, validUntil }) => {
      if (validUntil === null || !isWithin(today, validUntil, certificateDays)) return []
      const link = <Link to="/qw/personal/electric">重要电力用户认定（{enName}）</Link>
      return [{ key: `certificate-${id}`, date: validUntil, tags: ['认定到期'], link }]
    }),
    error,
    refetch,
  }
}

/** The enterprise's approval as a facilitator; nothing for any other enterprise. */
export function useFacilitatorEndings(
  today: string,
  enterprise: Pick<Schema<'Enterprise'>, 'enId' | 'faStatus'> | undefined,
): EndingSource {
  const isFacilitator = enterprise?.faStatus === 'PASS'
  const { data, error, refetch } = useQuery({
    ...gatewayQuery('getFacilitatorDetails', { path: { id: enterprise?.enId ?? '' } }),
    staleTime,
    enabled: isFacilitator,
  })
  const validUntil = data?.validUntil ?? null
  const isSoon = validUntil !== null && isWithin(today, validUntil, certificateDays)
  const link = <Link to="/qw/personal/resume/provider">服务商入驻</Link>
  const endings = isSoon ? [{ key: 'provider', date: validUntil, tags: ['入驻到期'], link }] : []
  return { name: '服务商入驻', endings: isFacilitator && data === undefined ? undefined : endings, error, refetch }
}
