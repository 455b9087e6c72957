import { dataOf } from '../../asked.ts'
import type { Ask, Loose } from '../../defect.ts'

export const draftResource = { id: 're-1009', submit: false, enId: 'en-1001', title: '齿轮修形算法' }

export const events = '/supanddem/api/ua/customer/event/detail'

/** The first record of a list that is like this. */
export async function foundIn(ask: Ask, list: string, isLike: (record: Loose) => boolean): Promise<Loose> {
  return (await dataOf(ask, list)).records.find((record: Loose) => isLike(record))
}

export const sum = (counts: number[]): number => counts.reduce((all, count) => all + count, 0)
