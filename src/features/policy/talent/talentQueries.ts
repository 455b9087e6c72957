import * as z from 'zod/mini'
import { gatewayQuery } from '../../../gateway/query.ts'
import { pageParameter, textParameter } from '../../../ui/list/listSearch.ts'

/** Search parameters of /policy/talent. */
export const talentSearchSchema = z.object({ current: pageParameter, keyword: textParameter })

export type TalentSearch = z.infer<typeof talentSearchSchema>

export const talentPoliciesQuery = ({ current = 1, keyword }: TalentSearch) =>
  gatewayQuery('listTalentPolicies', { query: { current, size: 10, ...(keyword && { keyword }) } }, { silent: true })
