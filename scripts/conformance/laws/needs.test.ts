import { expect, test } from 'vitest'
import type { NeedLaw, Operation } from '../declared.ts'
import type { Question } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import type { Values } from '../values.ts'
import { holdNeeds } from './needs.ts'

const bindings = [
  { enId: 'en-1', bindAudit: 'PASS' },
  { enId: 'en-2', bindAudit: 'PENDING' },
  { enId: 'en-3', bindAudit: 'PENDING' },
]

/** The bodies that are sent to a gateway that answers with the code, and whether that is a finding. */
async function held(code: string, law: NeedLaw = { when: { bindAudit: ['PASS'] } }, json: unknown = {}) {
  const sent: unknown[] = []
  let isFound = false
  const operation = {
    operationId: 'saveThing',
    service: 'things',
    method: 'POST',
    parameters: [],
    laws: { values: { 'body/enId': 'listBindings#/*/enId' }, needs: { 'body/enId': law } },
  } as unknown as Operation
  const run = {
    options: { write: true },
    asker: { knows: () => true },
    check: (_: Operation, __: unknown, wrong: unknown) => {
      isFound ||= wrong !== undefined
    },
    ask: async ({ parts }: Question) => {
      sent.push(parts.body)
      const outcome = code === '200' ? { kind: 'success', data: {} } : { kind: 'refused', code, status: 200, text: '' }
      return { exchange: { json }, outcome }
    },
  }
  const values = {
    offered: async () => bindings,
    parts: async () => ({ path: {}, query: {}, header: {}, body: { enId: 'en-1', text: '甲' } }),
  }
  await holdNeeds(run as unknown as Run, values as unknown as Values, operation)
  return { sent, isFound }
}

test('a record in another state is refused, one of each state being tried', async () => {
  expect(await held('4030')).toEqual({ sent: [{ enId: 'en-3', text: '甲' }], isFound: false })
})

test('what takes it, or refuses it as if it were unknown, breaks the contract', async () => {
  expect((await held('200')).isFound).toBe(true)
  expect((await held('4040')).isFound).toBe(true)
})

test('a refusal for another reason decides nothing', async () => {
  expect((await held('4008')).isFound).toBe(false)
  const ofText = { data: [{ field: 'body.text', errorMessage: '请输入正文' }] }
  expect((await held('3000', { when: { bindAudit: ['PASS'] } }, ofText)).isFound).toBe(false)
})

test('records that do not show the field are not sent', async () => {
  expect((await held('200', { when: { state: ['OPEN'] } })).sent).toEqual([])
})
