import type { Ask, Loose, Passing } from '../../defect.ts'
import { askerOf, dataOf } from '../../asked.ts'

export const memberBearer = 'Bearer contract-test-token'
export const strangerBearer = 'Bearer conformance-second-member-token'

export const visitor = { as: 'visitor' as const }
export const stranger = { as: 'stranger' as const }

/** The second member's request counts as the first one's. */
export function strangerAsOwner(passing: Passing): void {
  if (askerOf(passing) === strangerBearer) passing.headers['authorization'] = memberBearer
}

export async function totalOf(ask: Ask, list: string): Promise<number> {
  return (await dataOf(ask, list)).total
}

/** Leaves records out of a page, and out of its total. */
export function without(page: Loose, isLeftOut: (record: Loose) => boolean): void {
  const records = page.records.filter((record: Loose) => !isLeftOut(record))
  const total = page.total - page.records.length + records.length
  Object.assign(page, { records, total, pages: Math.ceil(total / page.size) })
}

/** Evaluates the size of the member's enterprise; resolves to the id of the result. */
export async function evaluated(ask: Ask): Promise<string> {
  const inputs = { industry: 'INDUSTRY', employeeAmount: 300, operatingIncome: 2000 }
  return (await ask('/consult/api/customer/eva/en/size', { body: { enId: 'en-1001', inputs } })).data.id
}
