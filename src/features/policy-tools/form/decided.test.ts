import { expect, test } from 'vitest'
import type { Schema } from '#gateway/contract.ts'
import { decidedBy } from './decided.ts'

function result(about: Partial<Schema<'ToolResult'>>, ...statuses: Schema<'ToolItemStatus'>[]) {
  const items = statuses.map((status, index) => ({ code: `C${index}`, status }))
  return { toolCode: 'TECH_SME', items, ...about } as unknown as Schema<'ToolResult'>
}

test('one unmet condition decides, whatever is still missing', () => {
  const decided = decidedBy(result({ verdict: 'FAIL' }, 'UNKNOWN', 'UNMET', 'MANUAL'))
  expect(decided).toMatchObject({ verdict: '不符合', unmet: [{ code: 'C1' }] })
  // Stars have no verdict before all points are known, but two months of use are already too few.
  expect(decidedBy(result({ verdict: 'INCOMPLETE', toolCode: 'CLOUD_STAR' }, 'UNMET', 'UNKNOWN'))?.unmet).toHaveLength(
    1,
  )
})

test('a class or a pass is reported as soon as the gateway knows it, an amount is not', () => {
  expect(decidedBy(result({ verdict: 'DONE', verdictText: '微型企业', toolCode: 'SCALE' }, 'MET', 'UNKNOWN'))).toEqual({
    verdict: '微型企业',
    unmet: [],
  })
  expect(decidedBy(result({ verdict: 'PASS' }, 'MET', 'NA'))?.verdict).toBe('符合')
  expect(decidedBy(result({ verdict: 'PASS', toolCode: 'RD_DEDUCTION' }, 'MET'))).toBeUndefined()
  expect(decidedBy(result({ verdict: 'INCOMPLETE' }, 'MET', 'UNKNOWN'))).toBeUndefined()
  expect(decidedBy(result({ verdict: 'MANUAL' }, 'MET', 'MANUAL'))).toBeUndefined()
})
