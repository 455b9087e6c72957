import { expect, test } from 'vitest'
import { certainShare, certaintyOf } from './certainty.ts'
import { conditionMissing, conditionWith } from './report.testdata.ts'

test('what is unknown or has to be read by a person is open, what does not concern the enterprise is not counted', () => {
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
