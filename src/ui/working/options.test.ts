import { expect, test } from 'vitest'
import { labelIn, withChosen } from './options.ts'

const options = [
  { value: 'a', label: '甲' },
  { label: '组', options: [{ value: 'b', label: '乙' }] },
]

test('a value is named by its label, inside a group or not', () => {
  expect(labelIn(options, 'a')).toBe('甲')
  expect(labelIn(options, 'b')).toBe('乙')
  expect(labelIn(options, 'c')).toBeUndefined()
})

test('an earlier choice that is no longer offered can still be removed', () => {
  expect(withChosen(options, ['b', 'c', ''])).toEqual([...options, { value: 'c', label: 'c' }])
})
