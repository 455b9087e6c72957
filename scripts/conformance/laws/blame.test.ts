import { expect, test } from 'vitest'
import type { Operation } from '../declared.ts'
import type { Exchange } from '../gateway/exchange.ts'
import type { BrokenRequest } from '../requests/broken.ts'
import type { Run } from '../run.ts'
import { figuresOf, holdBlame } from './blame.ts'

function found(rule: string, item: object, limit?: number): string[] {
  const rules: string[] = []
  const run = { check: (_: unknown, __: unknown, wrong?: { rule: string }) => wrong && rules.push(wrong.rule) }
  const broken = { rule, place: 'x', fault: '', generalFault: '', limit }
  const exchange = { json: { returnCode: '3000', data: [item] } }
  holdBlame(run as unknown as Run, {} as Operation, broken as BrokenRequest, exchange as unknown as Exchange)
  return rules
}

test.each([
  ['long body.name', 'body.name', 0],
  ['long body.name', 'body.title', 1],
  ['long body.name', undefined, 1],
  ['items type body.tags', 'body.tags.0', 0],
  ['unknown body.x', 'body', 0],
  ['unknown body.inputs.x', 'body.inputs', 0],
  ['missing body.name', 'body', 1],
  ['order query.to', 'query.from', 0],
])('for %s the field %s leaves so many findings: %i', (rule, field, count) => {
  expect(found(rule, { field, errorMessage: '不符' })).toHaveLength(count)
})

test.each([
  ['不能超过 20 个字符', 0],
  ['不能超过 30 个字符', 1],
  ['20 字以内的名称', 0],
  ['太长了', 0],
])('a name of at most 20 characters is refused with %s: %i findings', (errorMessage, count) => {
  expect(found('long body.name', { field: 'body.name', errorMessage }, 20)).toHaveLength(count)
})

test('a fault of one item has its own limit, and the number of items another', () => {
  const few = { field: 'body.sums', errorMessage: '不能少于 2 项' }
  expect(found('items below body.sums', few, 0)).toEqual([])
  expect(found('items few body.sums', few, 3)).toEqual(['figure body.sums'])
})

test('figures are read with their separators', () => {
  expect(figuresOf('不能超过 999,999.99，也不能小于 -1')).toEqual([999_999.99, -1])
})
