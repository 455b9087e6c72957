import { expect, test } from 'vitest'
import type { Operation } from '../declared.ts'
import type { Step } from '../declaredWrites.ts'
import type { Question } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import type { Values } from '../values.ts'
import { takeSteps } from './steps.ts'

const parts = { path: {}, query: {}, header: {}, body: { text: '甲' } }
const isWanted = { in: 'getSetting', has: { isOn: false } }
const steps: Step[] = [
  { by: 'setThing', with: { 'body/isOn': false }, shows: [isWanted] },
  { by: 'addThing', with: { 'body/id': '$response.id' } },
  { by: 'setThing', with: { 'body/isOn': true }, restores: true },
]

/** The bodies of the writes that are sent, and the operations with findings; the run can end after some writes. */
async function taken(setting: object, endsAfter = Infinity): Promise<{ sent: unknown[]; found: string[] }> {
  const sent: unknown[] = []
  const found: string[] = []
  const operations = new Map(
    ['addThing', 'setThing', 'getSetting'].map((operationId) => [
      operationId,
      { operationId, parameters: [], laws: { writes: { steps } } } as unknown as Operation,
    ]),
  )
  const run = {
    operation: (id: string) => operations.get(id),
    coverageOf: () => ({}),
    onEnd: (ending: () => Promise<void>) => ending,
    now: (ending: () => Promise<void>) => ending(),
    get isOver() {
      return sent.length >= endsAfter
    },
    check: ({ operationId }: Operation, _: unknown, wrong: unknown) => wrong !== undefined && found.push(operationId),
    ask: async ({ operation, parts: asked }: Question) => {
      if (operation.operationId !== 'getSetting') sent.push(asked.body)
      return { exchange: {}, outcome: { kind: 'success', data: setting } }
    },
  }
  const values = { parts: async () => ({ ...parts, body: {} }) }
  const written = { request: parts, response: { id: 't1' }, found: undefined }
  const own = operations.get('addThing') as Operation
  await takeSteps(run as unknown as Run, values as unknown as Values, own, written)
  return { sent, found }
}

test('each step is sent with its values, and shows what it did', async () => {
  const { sent, found } = await taken({ isOn: false })
  expect(sent).toEqual([{ isOn: false }, { text: '甲', id: 't1' }, { isOn: true }])
  expect(found).toEqual([])
})

test('a finding is told of the write and of what shows it, and then only what puts things in order is done', async () => {
  const { sent, found } = await taken({ isOn: true })
  expect(sent).toEqual([{ isOn: false }, { isOn: true }])
  expect(found).toEqual(['setThing', 'getSetting'])
})

test('a run that ends in between still puts things in order', async () => {
  const { sent } = await taken({ isOn: false }, 1)
  expect(sent).toEqual([{ isOn: false }, { isOn: true }])
})

test('where nothing was done, nothing is put in order', async () => {
  expect(await taken({ isOn: false }, 0)).toEqual({ sent: [], found: [] })
})
