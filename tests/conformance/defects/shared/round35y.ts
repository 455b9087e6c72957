import type { Ask } from '../../defect.ts'

/** The id of a list's first record, for the member of the check. */
export async function firstId(ask: Ask, list: string): Promise<string> {
  return (await ask(list)).data.records[0].id
}

/** The headers of somebody who has this token. */
export const bearing = (token: string) => ({ as: 'visitor' as const, headers: { authorization: `Bearer ${token}` } })
