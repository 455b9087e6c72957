import { useQuery } from '@tanstack/react-query'
import type { Schema } from '#gateway/contract.ts'
import { gatewayQuery } from '#gateway/query.ts'

/** §9: the default area codes, used until the tenant's own are loaded. */
export const defaultArea: Schema<'AreaCodes'> = { province: '320000', city: '321200', region: '321283' }

/** The province, city and county that the portal serves. */
export function useTenantArea(): Schema<'AreaCodes'> {
  return useQuery(gatewayQuery('getTenantInfo', {}, { message: true })).data?.areaCodes ?? defaultArea
}
