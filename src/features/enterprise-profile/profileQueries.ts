import type { DataOf } from '#gateway/contract.ts'
import { gatewayQuery } from '#gateway/query.ts'

/** In ms: dictionaries and regions hardly ever change. */
const staleTime = 60 * 60_000

/**
 * Enterprises of the library whose name contains the given part; as many as the header's search shows (§9). While a
 * longer part is loading, matching results of the last one stay, because one of them may be active.
 */
export const enterpriseSearchQuery = (name: string) => ({
  ...gatewayQuery('searchEnterprises', { query: { name: name.slice(0, 50), current: 1, size: 5 } }),
  enabled: name.trim() !== '',
  placeholderData: (last?: DataOf<'searchEnterprises'>) => {
    const records = last?.records.filter((record) => record.name.includes(name))
    return last && records && records.length > 0 ? { ...last, records } : undefined
  },
})

/** The dictionaries of the profile form (§3.4). */
export const profileDictsQuery = {
  ...gatewayQuery(
    'listMultipleDictValues',
    {
      query: { typeCodes: ['EN_TYPE', 'PO_QUALIFICATIONS', 'PO_TECHNICAL', 'PO_PJ_STATE'] },
    },
    { message: true },
  ),
  staleTime,
}

/** The levels of a qualification or ability; none for one without levels. */
export const attributeLevelsQuery = (parent: 'PO_QUALIFICATIONS' | 'PO_TECHNICAL', code: string) => ({
  ...gatewayQuery('listAttributeLevels', { query: { parent, code } }, { message: true }),
  staleTime,
})

export const provincesQuery = { ...gatewayQuery('listProvinces', {}, { message: true }), staleTime }

export const citiesQuery = (province: string) => ({
  ...gatewayQuery('listCities', { path: { id: province } }, { message: true }),
  staleTime,
  enabled: province !== '',
})

export const countiesQuery = (city: string) => ({
  ...gatewayQuery('listCounties', { path: { id: city } }, { message: true }),
  staleTime,
  enabled: city !== '',
})

/** The saved profile of an enterprise. */
export const detailsQuery = (enId: string) => ({
  ...gatewayQuery('getEnterpriseDetails', { query: { enId } }, { message: true }),
  staleTime: 0,
})

/** The other data that policies are matched by. */
export const attributesQuery = (enId: string) => ({
  ...gatewayQuery('getPolicyAttributes', { query: { enId } }),
  staleTime: 0,
})
