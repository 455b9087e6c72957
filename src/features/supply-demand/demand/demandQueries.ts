import type * as z from 'zod/mini'
import type { Schema } from '../../../gateway/contract.ts'
import { gatewayQuery } from '../../../gateway/query.ts'
import { choiceParameter, pageParameter, searchSchema, textParameter } from '../../../ui/list/listSearch.ts'
import { demandStatuses, demandTypes } from './demandTexts.ts'

const { PUBLISHED, DOCKING, COMPLETED } = demandStatuses

/** The states a demand can have in the public list. */
export const shownDemandStatuses: Record<Schema<'ShownDemandStatus'>, string> = { PUBLISHED, DOCKING, COMPLETED }

/** Search parameters of /qw/supply-demand/demand; the header search writes name. */
export const demandSearchSchema = searchSchema(() => ({
  current: pageParameter,
  demandType: choiceParameter(demandTypes),
  status: choiceParameter(shownDemandStatuses),
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
