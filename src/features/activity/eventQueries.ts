import type * as z from 'zod/mini'
import { gatewayQuery } from '../../gateway/query.ts'
import { choiceParameter, pageParameter, searchSchema, textParameter } from '../../ui/list/listSearch.ts'
import { eventStates, eventTypes } from './eventTexts.ts'

/** Search parameters of /qw/activity. */
export const eventSearchSchema = searchSchema(() => ({
  current: pageParameter,
  activityType: choiceParameter(eventTypes),
  state: choiceParameter(eventStates),
  name: textParameter,
}))

/** Search parameters of /user/activity. */
export const myEventsSearchSchema = searchSchema(() => ({ current: pageParameter }))

export type MyEventsSearch = z.infer<typeof myEventsSearchSchema>
export type EventSearch = z.infer<typeof eventSearchSchema>

export const eventsQuery = ({ current = 1, activityType, state, name }: EventSearch) =>
  gatewayQuery(
    'pageEvents',
    {
      query: {
        current,
        size: 10,
        ...(activityType && { activityType }),
        ...(state && { state }),
        ...(name && { name }),
      },
    },
    { silent: true },
  )

export const eventQuery = (id: string) => gatewayQuery('getEventDetail', { query: { id } }, { silent: true })
