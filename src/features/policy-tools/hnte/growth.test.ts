import { expect, test } from 'vitest'
import { growthHint } from './growth.ts'

test.each([
  [[1000, 1350, 1822.5], '增长率约 35%'],
  [[1000, 1200, 1500], '增长率约 22.5%'],
  [[800, 760, 1000], '增长率约 13.29%'],
  [[1000, 1010, 1020], '增长率约 1%'],
  [[1000, 1000, 1000], '增长率约 0%'],
  [[1000, 900, 800], '增长率约 -10.56%'],
  [[0, 500, 650], '增长率约 30%（第一年不大于 0，不计入）'],
  [[-50, 300, 420], '增长率约 40%（第一年不大于 0，不计入）'],
  [[500, 0, 800], '增长率：中间一年不大于 0，按规则不得分'],
  [[undefined, 500, 650], '增长率约 30%（按 2 年计算）'],
])('growth over %j is told as %s', (amounts, text) => {
  expect(growthHint('增长率', amounts)).toBe(text)
})

test.each([[[500, undefined, 650]], [[500, 650, undefined]], [[undefined, undefined, 650]], [[]]])(
  'nothing is said about growth over %j',
  (amounts) => {
    expect(growthHint('增长率', amounts)).toBeUndefined()
  },
)
