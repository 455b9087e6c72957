import { queryOptions } from '@tanstack/react-query'
import { call } from '#gateway/call.ts'
import type { DataOf, Schema } from '#gateway/contract.ts'
import { gatewayOf, gatewayQuery, keyOf } from '#gateway/query.ts'

/**
 * The report of a bound enterprise, from its profile at the gateway (§4, §7.1). Generated anew whenever the page is
 * opened, so that it follows the profile. The page itself shows failures.
 */
export function memberReportQuery(enId: string) {
  return queryOptions({
    queryKey: keyOf('createCustomerMatchReport', enId),
    queryFn: async ({ client, signal }) => {
      const gateway = gatewayOf(client)
      const details = await call(gateway, 'getEnterpriseDetails', { query: { enId } }, { signal, silent: true })
      const body = { rowkey: details.rowkey, enId, enInfoJson: JSON.stringify(profileOf(details)) }
      return call(gateway, 'createCustomerMatchReport', { body }, { signal, silent: true })
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
}

/** The report for somebody without an account, from their input (§7.1 /ua/policy/match/report). */
export function visitorReportQuery(info: Schema<'ProfileSubmission'>) {
  const body = { rowkey: info.rowkey, enInfoJson: JSON.stringify(info) }
  return { ...gatewayQuery('createMatchReport', { body }), refetchOnWindowFocus: false }
}

function profileOf({
  completion,
  enId,
  rowkey,
  basicDTO,
  personnelDTO,
  managementDTO,
  intellectualDTO,
  projectDTO,
  carrierDTO,
}: DataOf<'getEnterpriseDetails'>): Schema<'ProfileSubmission'> {
  return {
    completion,
    enId,
    rowkey,
    basicDTO,
    personnelDTO,
    managementDTO,
    intellectualDTO,
    projectDTO,
    carrierDTO,
  }
}
