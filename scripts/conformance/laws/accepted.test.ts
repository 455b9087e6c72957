import { expect, test } from 'vitest'
import type { Operation } from '../declared.ts'
import type { Question } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { noParts } from '../validRequest.ts'
import { sendAccepted } from './accepted.ts'

/** A gateway that refuses these fields, one after the other. */
function gateway(refused: readonly string[]) {
  const sent: unknown[] = []
  const ask = async ({ parts: { body } }: Question) => {
    sent.push(body)
    const field = refused[sent.length - 1]
    const isRefused = field !== undefined
    return {
      exchange: { json: { data: isRefused ? [{ field: `body.${field}.x`, errorMessage: '不符' }] : null } },
      outcome: isRefused ? { kind: 'refused', code: '3000' } : { kind: 'success', data: null },
    }
  }
  return { run: { ask } as unknown as Run, sent }
}

const send = (run: Run, body: object) =>
  sendAccepted(run, {} as Operation, { ...noParts, body }, { title: '好', year: 1 })

test('a refused value gives way to the good one, or is left out where there is none', async () => {
  const { run, sent } = gateway(['year', 'note'])
  const { outcome, parts } = await send(run, { title: '别', year: 2, note: '新' })
  expect(outcome.kind).toBe('success')
  expect(sent).toHaveLength(3)
  expect(parts.body).toEqual({ title: '别', year: 1 })
})

test('a refusal of what was good already is the answer', async () => {
  const { run, sent } = gateway(['year', 'year'])
  const { outcome } = await send(run, { title: '别', year: 1 })
  expect(outcome.kind).toBe('refused')
  expect(sent).toHaveLength(1)
})
