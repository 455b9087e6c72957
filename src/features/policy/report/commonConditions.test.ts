import { expect, test } from 'vitest'
import { commonConditions } from './commonConditions.ts'
import { conditionWith, itemWith } from './report.testdata.ts'

const credit = conditionWith('MANUAL', { veto: true, text: '未列入严重违法失信名单' })
const accident = conditionWith('MANUAL', { veto: true, text: '未发生重大事故' })
const own = conditionWith('MANUAL', { text: '项目已验收' })

test('a condition of most policies comes first; a condition of a single one is asked there', () => {
  const items = [
    itemWith([accident, credit, own], { policyId: 'p-1' }),
    itemWith([credit, own], { policyId: 'p-2' }),
    itemWith([accident, credit], { policyId: 'p-3' }),
  ]
  expect(commonConditions(items).map(({ text, policies }) => [text, policies])).toEqual([
    ['未列入严重违法失信名单', 3],
    ['未发生重大事故', 2],
  ])
})

test('a veto that the data have decided is not asked', () => {
  const decided = conditionWith('MET', { veto: true })
  expect(commonConditions([itemWith([decided]), itemWith([decided], { policyId: 'p-2' })])).toEqual([])
})
