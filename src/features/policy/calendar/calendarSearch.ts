import { choiceParameter, dateParameter, numberParameter, patternParameter, searchSchema } from '#ui/list/listSearch.ts'

/** The views of the calendar. */
export const calendarViews = { month: '月历', list: '列表', year: '全年' } as const

/** Search parameters of /calendar and /policy/calender; the current month by default. */
export const calendarSearchSchema = searchSchema({
  year: numberParameter(2000, 2100),
  month: numberParameter(1, 12),
  view: choiceParameter(calendarViews),
})

export type CalendarSearch = ReturnType<typeof calendarSearchSchema>

/** Search parameters of a day's page; today by default. */
export const daySearchSchema = searchSchema({
  date: (raw) => dateParameter(patternParameter(/^20/)(raw)),
})
