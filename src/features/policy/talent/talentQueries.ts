import type { Schema } from '#gateway/contract.ts'
import { gatewayQuery } from '#gateway/query.ts'
import type { TalentSearch } from './talentSearch.ts'

export const talentPoliciesQuery = ({ current = 1, keyword }: Pick<TalentSearch, 'current' | 'keyword'>) =>
  gatewayQuery('listTalentPolicies', { query: { current, size: 10, ...(keyword && { keyword }) } })

/**
 * Talent policies compared with a person, and with their enterprise if they have one (§7.3); enable it once there is a
 * person.
 */
export function talentReportQuery(person: Schema<'PolicyTalentPerson'> | undefined, enId: string | undefined) {
  const body = { person: person ?? { education: 'OTHER' as const }, ...(enId !== undefined && { enId }) }
  return {
    ...gatewayQuery('createTalentMatchReport', { body }),
    enabled: person !== undefined,
    refetchOnWindowFocus: false,
  }
}
