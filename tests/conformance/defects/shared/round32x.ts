import { recordsIn } from '../../asked.ts'
import type { Ask, Loose } from '../../defect.ts'

export const products = '/enterprise/api/ua/facilitator/product?facilitatorId=fa-2001'

export const carriers = '/investment/ua/showResource/listByType'

export const yearCalendar = '/policy/api/ua/calendar/year'

/** The first record of a list, as the member sees it. */
export async function firstIn(ask: Ask, list: string): Promise<Loose> {
  const [record] = await recordsIn(ask, list)
  return record
}
