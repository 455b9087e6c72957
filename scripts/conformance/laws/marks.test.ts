import { expect, test } from 'vitest'
import type { Operation } from '../declared.ts'
import type { Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import type { Values } from '../values.ts'
import { Flags } from './marks.ts'

const favorites = 'listFavorites#/records/*/id'
const given = 'listEvaluations#/records/*/dockingId'
const received = 'listEvaluations?direction=RECEIVED#/records/*/dockingId'

/** How many of the records' flags are wrong, by what the member's lists have. */
async function wrongOf(marks: object, records: object[], lists: Record<string, readonly string[]>): Promise<number> {
  const flag = { type: 'boolean', 'x-marks': marks }
  const properties = {
    id: { type: 'string' },
    ...('sign' in (records[0] ?? {}) ? { sign: { type: 'object', 'x-marks': marks } } : { flag }),
  }
  const record = { type: 'object', properties }
  const schema = { oneOf: [{ properties: { data: { type: 'array', items: record } } }] }
  const operation = {
    operationId: 'listThings',
    method: 'GET',
    laws: {},
    responses: { 200: { content: { 'application/json': { schema } } } },
  } as unknown as Operation
  let wrong = 0
  const run = {
    document: {},
    check: (_: Operation, __: unknown, finding: unknown) => {
      if (finding !== undefined) wrong += 1
    },
  }
  const flags = new Flags(run as unknown as Run)
  const exchange = { status: 200, question: { operation, as: 'member' }, json: { returnCode: '200', data: records } }
  flags.see(exchange as unknown as Exchange)
  const values = { offered: async (source: string) => lists[source] ?? [] }
  await flags.hold(values as unknown as Values)
  return wrong
}

const records = [
  { id: 'listed', flag: true },
  { id: 'absent', flag: false },
]

test('a flag is true for what the list has, and for nothing else', async () => {
  const marks = { in: favorites, by: 'id' }
  expect(await wrongOf(marks, records, { [favorites]: ['listed'] })).toBe(0)
  expect(await wrongOf(marks, records, { [favorites]: ['absent'] })).toBe(2)
  expect(await wrongOf(marks, records, {})).toBe(1)
})

test('an object is there for what the list has, and for nothing else', async () => {
  const marks = { in: favorites, by: 'id' }
  const shown = [{ id: 'listed', sign: { status: 'PASS' } }, { id: 'absent' }]
  expect(await wrongOf(marks, shown, { [favorites]: ['listed'] })).toBe(0)
  expect(await wrongOf(marks, shown, { [favorites]: ['absent'] })).toBe(2)
})

test('a record beyond the part of a long list that was read decides nothing', async () => {
  const others = Array.from({ length: 50 }, (_, place) => `other-${place}`)
  expect(await wrongOf({ in: favorites, by: 'id' }, records, { [favorites]: others })).toBe(0)
})

test('each of several lists counts', async () => {
  const marks = { in: [given, received], by: 'id' }
  expect(await wrongOf(marks, records, { [received]: ['listed'] })).toBe(0)
  expect(await wrongOf(marks, records, { [given]: ['absent'], [received]: ['listed'] })).toBe(1)
})

test('a flag that others may have, too, is held of what the lists have only', async () => {
  const marks = { in: [given, received], by: 'id', others: true }
  expect(await wrongOf(marks, records, {})).toBe(0)
  expect(await wrongOf(marks, records, { [received]: ['absent'] })).toBe(1)
})
