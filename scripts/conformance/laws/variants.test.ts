import { expect, test } from 'vitest'
import { withoutBlamed } from './variants.ts'

test('what the refusal names gets its first value again, or goes', () => {
  const base = { title: '甲', amount: 1, list: ['a'] }
  const body = { title: '乙', amount: 9, list: ['b'], more: 'x' }
  const refusal = { data: [{ field: 'body.amount' }, { field: 'body.list.0' }, { field: 'body.more' }] }
  expect(withoutBlamed(body, base, refusal)).toEqual({ title: '乙', amount: 1, list: ['a'] })
  expect(withoutBlamed(body, base, { data: null })).toEqual(body)
})
