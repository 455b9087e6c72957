import { expect, test } from 'vitest'
import { degreeOf, type WeightedCondition } from './degree.ts'

function condition(
  weight: number,
  status: WeightedCondition['status'],
  kind: 'required' | 'veto' | 'optional' = 'optional',
) {
  return { weight, status, required: kind === 'required', veto: kind === 'veto' }
}

test('the degree speaks of what was verified, the coverage of how much that is', () => {
  const conditions = [condition(3, 'MET', 'required'), condition(2, 'UNMET'), condition(5, 'UNKNOWN', 'required')]
  expect(degreeOf(conditions)).toEqual({ bucket: 'MID', matchedDegree: 60, coverage: 50, vetoHit: false })
})

test('a required condition that fails keeps the degree below 60', () => {
  const conditions = [condition(9, 'MET', 'required'), condition(1, 'UNMET', 'required')]
  expect(degreeOf(conditions)).toMatchObject({ bucket: 'UNFIT', matchedDegree: 59, vetoHit: false })
})

test('a veto that is hit makes it unfit', () => {
  expect(degreeOf([condition(9, 'MET'), condition(1, 'UNMET', 'veto')])).toMatchObject({
    bucket: 'UNFIT',
    vetoHit: true,
  })
})

test.for([
  [10, 'INSUFFICIENT', undefined],
  [14, 'INSUFFICIENT', undefined],
  [15, 'HIGH', 100],
] as const)('with %i percent known it is %s', ([known, bucket, degree]) => {
  const result = degreeOf([condition(known, 'MET'), condition(100 - known, 'UNKNOWN')])
  expect(result).toMatchObject({ bucket, coverage: known })
  expect(result.matchedDegree).toBe(degree)
})

test.for([
  [80, 'HIGH'],
  [79, 'MID'],
  [60, 'MID'],
  [59, 'POTENTIAL'],
] as const)('%i percent is %s', ([met, bucket]) => {
  expect(degreeOf([condition(met, 'MET'), condition(100 - met, 'UNMET')]).bucket).toBe(bucket)
})

test('being in the right place makes nobody fit, being elsewhere does not fit', () => {
  const place = (status: WeightedCondition['status']) => ({ ...condition(5, status, 'required'), isPlace: true })
  const unknown = condition(5, 'UNKNOWN')
  expect(degreeOf([place('MET'), unknown])).toEqual({ bucket: 'INSUFFICIENT', coverage: 50, vetoHit: false })
  expect(degreeOf([place('MET'), condition(5, 'MANUAL')])).toMatchObject({ bucket: 'INSUFFICIENT' })
  expect(degreeOf([place('UNMET'), unknown])).toMatchObject({ bucket: 'UNFIT', matchedDegree: 0 })
  expect(degreeOf([place('MET'), condition(5, 'MET')])).toMatchObject({ bucket: 'HIGH', matchedDegree: 100 })
  expect(degreeOf([place('MET'), condition(5, 'UNMET')])).toMatchObject({ bucket: 'POTENTIAL', matchedDegree: 50 })
})

test('nothing known, or nothing to fulfil, is too little; what does not apply does not count', () => {
  expect(degreeOf([])).toEqual({ bucket: 'INSUFFICIENT', coverage: 0, vetoHit: false })
  expect(degreeOf([condition(1, 'MANUAL')])).toMatchObject({ bucket: 'INSUFFICIENT' })
  expect(degreeOf([condition(1, 'MET'), condition(9, 'NA')])).toMatchObject({ matchedDegree: 100, coverage: 100 })
})
