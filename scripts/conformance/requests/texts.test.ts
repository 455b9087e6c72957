import { expect, test } from 'vitest'
import { digitsAtEnds, textFor } from './texts.ts'

test('a text fills its field, counted in any way, and keeps whole characters', () => {
  const schema = { type: 'string', minLength: 5, maxLength: 16 }
  expect(textFor(schema, 'full')).toHaveLength(16)
  const special = textFor(schema, 'special') ?? ''
  expect(special.length).toBeLessThanOrEqual(16)
  expect(special).toMatch(/^A&B<5>"'\\/)
  expect(special.isWellFormed()).toBe(true)
  expect(textFor(schema, 'digits')).toBe('00012')
  expect(textFor({ type: 'string', maxLength: 500 }, 'special')).toContain('\n')
  expect(textFor(schema, 'special')).not.toContain('\n')
})

test('the texts of one list differ', () => {
  const schema = { type: 'string', minLength: 1, maxLength: 10 }
  expect(textFor(schema, 'digits', 1)).not.toBe(textFor(schema, 'digits', 2))
  expect(textFor(schema, 'full', 1)).not.toBe(textFor(schema, 'full', 2))
})

test('a text that must have a form, or is markup, is left as it is', () => {
  expect(textFor({ type: 'string', maxLength: 20, pattern: '^a+$' }, 'full')).toBeUndefined()
  expect(textFor({ type: 'string', maxLength: 20, enum: ['a'] }, 'special')).toBeUndefined()
  const markup = { type: 'string', maxLength: 20, contentMediaType: 'text/html' }
  expect(textFor(markup, 'special')).toBeUndefined()
  expect(textFor(markup, 'full')).toHaveLength(20)
})

test('of digits that must have a form, the greatest and the least that fit are allowed', () => {
  const phone = { type: 'string', pattern: '^1[3-9]\\d{9}$' }
  expect(digitsAtEnds(phone, '13800000001')).toEqual(['19999999999', '13000000000'])
  expect(digitsAtEnds({ type: 'string', pattern: '^[0-9A-Z]+$' }, '9A')).toEqual([])
})
