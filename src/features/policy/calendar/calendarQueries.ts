import * as z from 'zod/mini'
import { gatewayQuery } from '../../../gateway/query.ts'
import type { Month } from './calendarMonth.ts'

/** Search parameters of a month's page; the current month without them. */
export const monthSearchSchema = z.object({
  year: z.catch(z.optional(z.int().check(z.minimum(2000), z.maximum(2100))), undefined),
  month: z.catch(z.optional(z.int().check(z.minimum(1), z.maximum(12))), undefined),
})

/** Search parameters of a day's page; today without them. */
export const daySearchSchema = z.object({
  date: z.catch(z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))), undefined),
})

const silent = { silent: true }

export const calendarMonthQuery = ({ year, month }: Month) =>
  gatewayQuery('getCalendarMonth', { query: { year, month } }, silent)

export const calendarDayQuery = (date: string) => gatewayQuery('getCalendarDay', { query: { date } }, silent)
