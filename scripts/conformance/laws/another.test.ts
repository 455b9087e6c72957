import { expect, test } from 'vitest'
import type { Operation } from '../declared.ts'
import type { Exchange, Outcome } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { noParts, type ValidParts } from '../validRequest.ts'
import type { Values } from '../values.ts'
import { doForAnother, targetOf } from './another.ts'

const operation = {
  operationId: 'saveIntent',
  service: 'investment',
  laws: { writes: { again: '4090', per: ['body/resourceId'] } },
} as unknown as Operation
const places = ['a', 'b', 'c']
const partsAt = (place: number): ValidParts => ({ ...noParts, body: { resourceId: places[Math.min(place, 2)] } })
const refused: Outcome = { kind: 'refused', code: '4090', status: 200, text: '请勿重复提交' }

/** What is sent after the first one, and how many findings that leaves. */
async function doneFor(accepted: string): Promise<{ sent: unknown[]; found: number }> {
  const sent: unknown[] = []
  let found = 0
  const run = { isOver: false, hold: () => {}, check: () => (found += 1) } as unknown as Run
  const values = { ownParts: (_: Operation, place: number) => Promise.resolve(partsAt(place)) } as unknown as Values
  await doForAnother(run, values, operation, partsAt(0), (parts) => {
    const [target] = targetOf(parts, ['body/resourceId'])
    sent.push(target)
    const outcome: Outcome = target === accepted ? { kind: 'success', data: {} } : refused
    return Promise.resolve({ exchange: {} as Exchange, outcome })
  })
  return { sent, found }
}

test('the first other record that is accepted is the last one', async () => {
  expect(await doneFor('b')).toEqual({ sent: ['b'], found: 0 })
})

test('a record of an earlier check is passed over', async () => {
  expect(await doneFor('c')).toEqual({ sent: ['b', 'c'], found: 0 })
})

test('one record shuts out all others', async () => {
  expect(await doneFor('none')).toEqual({ sent: ['b', 'c'], found: 1 })
})
