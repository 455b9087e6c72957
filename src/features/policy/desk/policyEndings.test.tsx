import { expect, test } from 'vitest'
import { conditionMissing, conditionWith, itemWith } from '../report/report.testdata.ts'
import { matchedEndings } from './policyEndings.tsx'

const today = '2026-03-06'

test('only matching declarations that end within thirty days are named', () => {
  const soon = { deadline: '2026-03-20' }
  const items = [
    itemWith([conditionWith('MET')], { ...soon, policyId: 'p-ready' }),
    itemWith([conditionWith('MET'), conditionWith('MANUAL')], { ...soon, policyId: 'p-confirm' }),
    itemWith([conditionWith('UNMET')], { ...soon, policyId: 'p-unfit' }),
    itemWith([conditionMissing('personnelDTO.employeeAmount')], { ...soon, policyId: 'p-missing' }),
    itemWith([conditionWith('MET')], { deadline: '2026-05-20', policyId: 'p-late' }),
    itemWith([conditionWith('MET')], { policyId: 'p-always' }),
  ]
  const doubtful = [itemWith([conditionWith('MANUAL')], { ...soon, policyId: 'p-doubtful' })]
  const groups = [
    { bucket: 'HIGH' as const, bucketDesc: '高度匹配', items },
    { bucket: 'MID' as const, bucketDesc: '较匹配', items: doubtful },
  ]
  expect(matchedEndings({ groups }, {}, today).map(({ key }) => key)).toEqual(['policy-p-ready', 'policy-p-confirm'])
})
