import { expect, test } from 'vitest'
import { ruleName } from './ruleName.ts'

test('a rule version is named by its year, and the platform’s own scale as such', () => {
  expect(ruleName('srdi@2026')).toBe('2026 年版')
  expect(ruleName('cloud-star-js@design')).toBe('平台自测版')
})
