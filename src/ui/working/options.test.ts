import { expect, test } from 'vitest'
import { labelIn, withChosen } from './options.ts'

const options = [
  { value: 'a', label: '甲' },
  { label: '组', options: [{ value: 'b', label: '乙' }] },
]

test('a value is called by its label, in a group or out of one', () => {
  expect(labelIn(options, 'a')).toBe('甲')
  expect(labelIn(options, 'b')).toBe('乙')
  expect(labelIn(options, 'c')).toBeUndefined()
})

test('what was chosen and is offered no more can still be taken off', () => {
  expect(withChosen(options, ['b', 'c', ''])).toEqual([...options, { value: 'c', label: 'c' }])
})
