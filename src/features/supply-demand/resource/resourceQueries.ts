import { gatewayQuery } from '#gateway/query.ts'
import { resourceTypeWords } from '#gateway/generated/words/ResourceType.ts'
import { resourceOwnerTypeWords } from '#gateway/generated/words/ResourceOwnerType.ts'
import { choiceParameter, pageParameter, searchSchema, textParameter } from '#ui/list/listSearch.ts'

/** Search parameters of /qw/supply-demand/resource; the header search writes name. */
export const resourceSearchSchema = searchSchema({
  current: pageParameter,
  resourceType: choiceParameter(resourceTypeWords),
  ownerType: choiceParameter(resourceOwnerTypeWords),
  name: textParameter,
})

export type ResourceSearch = ReturnType<typeof resourceSearchSchema>

export const resourcesQuery = ({ current = 1, resourceType, ownerType, name }: ResourceSearch) =>
  gatewayQuery(
    'listResources',
    {
      query: {
        current,
        size: 10,
        ...(resourceType && { resourceType }),
        ...(ownerType && { ownerType }),
        ...(name && { name }),
      },
    },
    { silent: true },
  )

export const resourceQuery = (id: string) => gatewayQuery('getResource', { query: { id } }, { silent: true })

/** One of the member's own, in whatever state. */
export const ownResourceQuery = (id: string) => gatewayQuery('getMyResource', { query: { id } }, { silent: true })
