import { eventTypeWords } from '#gateway/generated/words/EventType.ts'
import { eventStateWords } from '#gateway/generated/words/EventState.ts'
import { choiceParameter, pageParameter, searchSchema, textParameter } from '#ui/list/listSearch.ts'

/** Search parameters of /qw/activity. */
export const eventSearchSchema = searchSchema({
  current: pageParameter,
  activityType: choiceParameter(eventTypeWords),
  state: choiceParameter(eventStateWords),
  name: textParameter,
})

/** Search parameters of /user/activity. */
export const myEventsSearchSchema = searchSchema({
  current: pageParameter,
  state: choiceParameter(eventStateWords),
})

export type MyEventsSearch = ReturnType<typeof myEventsSearchSchema>
export type EventSearch = ReturnType<typeof eventSearchSchema>
