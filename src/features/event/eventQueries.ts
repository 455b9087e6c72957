import { gatewayQuery } from '#gateway/query.ts'
import type { EventSearch } from './eventSearch.ts'

export const eventsQuery = ({ current = 1, activityType, state, name }: EventSearch) =>
  gatewayQuery('pageEvents', {
    query: {
      current,
      size: 10,
      ...(activityType && { activityType }),
      ...(state && { state }),
      ...(name && { name }),
    },
  })

export const eventQuery = (id: string) => gatewayQuery('getEventDetail', { query: { id } })
