import { expect, test } from 'vitest'
import type { Operation } from '../declared.ts'
import type { Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { holdReply } from './kept.ts'

function differing(response: unknown, record: object): string[] {
  const rules: string[] = []
  const run = { check: (_: unknown, __: unknown, wrong?: { rule: string }) => wrong && rules.push(wrong.rule) }
  holdReply(
    run as unknown as Run,
    {} as Operation,
    { in: 'getThing' },
    {
      response,
      record: record as Record<string, unknown>,
      exchange: {} as Exchange,
    },
  )
  return rules
}

test('a reply shows what is read afterwards', () => {
  const record = { id: 'b', status: 'DRAFT', actions: ['SUBMIT'], owner: { name: '张' } }
  expect(differing({ id: 'a', status: 'DRAFT', actions: ['SUBMIT'] }, record)).toEqual([])
  expect(differing({ status: 'AUDITING', actions: ['WITHDRAW'] }, record)).toEqual(['reply status', 'reply actions'])
})

test('what one of them lacks, what changes by itself and objects are not compared', () => {
  const record = { status: 'DRAFT', viewCount: 2, owner: { name: '张' } }
  expect(differing({ size: 3, viewCount: 1, owner: { name: '李', tel: '1' } }, record)).toEqual([])
  expect(differing(null, record)).toEqual([])
})
