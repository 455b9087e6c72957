import * as z from 'zod/mini'
import { choiceParameter, searchSchema } from '#ui/list/listSearch.ts'

/** How the calendar is shown. */
export const calendarViews = { month: '月历', list: '列表', year: '全年' } as const

const wholeNumber = (least: number, most: number) =>
  z.catch(z.optional(z.int().check(z.minimum(least), z.maximum(most))), undefined)

/** Search parameters of /calendar and /policy/calender; the current month without them. */
export const calendarSearchSchema = searchSchema(() => ({
  year: wholeNumber(2000, 2100),
  month: wholeNumber(1, 12),
  view: choiceParameter(calendarViews),
}))

export type CalendarSearch = z.infer<typeof calendarSearchSchema>

/** Search parameters of a day's page; today without them. */
export const daySearchSchema = searchSchema(() => ({
  date: z.catch(z.optional(z.iso.date().check(z.regex(/^20/))), undefined),
}))
