import { dataOf, recordsIn } from '../../asked.ts'
import { type Ask, type Loose, type Returning, envelopeOf, setJson } from '../../defect.ts'

/** The first of a list's records that is such. */
export async function firstIn(ask: Ask, list: string, isSuch: (record: Loose) => boolean = () => true): Promise<Loose> {
  return (await recordsIn(ask, list)).find((each) => isSuch(each))
}

/** The data of a detail, led to from the first record of a list. */
export async function openedFrom(ask: Ask, list: string, target: string): Promise<Loose> {
  return dataOf(ask, target + (await firstIn(ask, list)).id)
}

/** What a tool gives a visitor for a body. */
export async function toolResult(ask: Ask, target: string, body: unknown): Promise<Loose> {
  return (await ask(target, { as: 'visitor', body })).data
}

/** Changes a reply that refuses with the code. */
export function refused(returning: Returning, code: string, change: (envelope: Loose) => void): void {
  const envelope = envelopeOf(returning)
  if (envelope?.['returnCode'] !== code) return
  change(envelope)
  setJson(returning, envelope)
}
