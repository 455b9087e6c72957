import type * as z from 'zod/mini'
import { gatewayQuery } from '../../../gateway/query.ts'
import { shownDemandStatusWords } from '../../../gateway/generated/words/ShownDemandStatus.ts'
import { demandTypeWords } from '../../../gateway/generated/words/DemandType.ts'
import { choiceParameter, pageParameter, searchSchema, textParameter } from '../../../ui/list/listSearch.ts'

/** Search parameters of /qw/supply-demand/demand; the header search writes name. */
export const demandSearchSchema = searchSchema(() => ({
  current: pageParameter,
  demandType: choiceParameter(demandTypeWords),
  status: choiceParameter(shownDemandStatusWords),
  name: textParameter,
}))

export type DemandSearch = z.infer<typeof demandSearchSchema>

export const demandsQuery = ({ current = 1, demandType, status, name }: DemandSearch) =>
  gatewayQuery(
    'listDemands',
    {
      query: {
        current,
        size: 10,
        ...(demandType && { demandType }),
        ...(status && { status }),
        ...(name && { name }),
      },
    },
    { silent: true },
  )

export const demandQuery = (id: string) => gatewayQuery('getDemand', { query: { id } }, { silent: true })

/** One of the member's own, in whatever state. */
export const ownDemandQuery = (id: string) => gatewayQuery('getMyDemand', { query: { id } }, { silent: true })
