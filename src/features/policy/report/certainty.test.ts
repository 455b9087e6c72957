import { expect, test } from 'vitest'
import { certainShare, certaintyOf } from './certainty.ts'
import { conditionMissing, conditionWith } from './report.testdata.ts'

test('unknown conditions and those that a person must read are open; those that do not apply are not counted', () => {
  const conditions = [
    conditionWith('MET'),
    conditionWith('UNMET'),
    conditionWith('MANUAL'),
    conditionMissing('tax'),
    conditionWith('NA'),
  ]
  expect(certaintyOf({ conditions })).toEqual({ met: 1, unmet: 1, open: 2 })
})

test('half of the conditions met and the others open is less certain than three quarters of all met', () => {
  expect(certainShare({ matchedDegree: 100, coverage: 50 })).toBeLessThan(
    certainShare({ matchedDegree: 75, coverage: 100 }),
  )
  expect(certainShare({ coverage: 10 })).toBe(-1)
})
