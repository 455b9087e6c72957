import { expect, test } from 'vitest'
import { statusText } from './statusTexts.ts'

test('only a condition can be met: points are counted, and figures of a class are judged', () => {
  expect(statusText({ status: 'MET' })).toBe('符合')
  expect(statusText({ status: 'MET', maxScore: 50 })).toBe('已计分')
  expect(statusText({ status: 'MET' }, true)).toBe('已判定')
  expect(statusText({ status: 'UNKNOWN', maxScore: 50 })).toBe('资料不足')
})
