import * as z from 'zod/mini'
import { choiceParameter } from '../../../ui/list/listSearch.ts'

/** How the calendar is shown. */
export const calendarViews = { month: '月历', list: '列表', year: '全年' } as const

const year = z.catch(z.optional(z.int().check(z.minimum(2000), z.maximum(2100))), undefined)
const month = z.catch(z.optional(z.int().check(z.minimum(1), z.maximum(12))), undefined)

/** Search parameters of /calendar and /policy/calender; the current month without them. */
export const calendarSearchSchema = z.object({ year, month, view: choiceParameter(calendarViews) })

export type CalendarSearch = z.infer<typeof calendarSearchSchema>

/** Search parameters of a day's page; today without them. */
export const daySearchSchema = z.object({
  date: z.catch(z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))), undefined),
})
