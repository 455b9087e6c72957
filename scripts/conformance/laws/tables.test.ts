import { expect, test } from 'vitest'
import type { Rule } from '#mocks/rules/rule.ts'
import { editionDifferences, tableDifferences } from './tables.ts'

const rule = {
  ruleVersion: 'size@2017',
  effectiveTo: null,
  forms: [{ classification: { rows: [{ code: 'RETAIL', bounds: { staff: [300, 50, 10] } }] } }],
} as unknown as Rule
const shown = (...bounds: number[]) => [{ code: 'RETAIL', fields: [{ key: 'staff', bounds }] }]
const law = { of: 'size', code: 'code', limits: 'fields' }

test('each row of the table has the limits of the rule', () => {
  expect(tableDifferences(law, rule, shown(300, 50, 10))).toEqual([])
  expect(tableDifferences(law, rule, shown(200, 50, 10))).toMatchObject([{ what: 'RETAIL 的 staff 界限' }])
  expect(tableDifferences(law, rule, [])).toHaveLength(1)
})

test('the rows are in the order of the table', () => {
  const rows = ['RETAIL', 'HOTEL'].map((code) => ({ code, bounds: {} }))
  const two = { forms: [{ classification: { rows } }] } as unknown as Rule
  expect(tableDifferences(law, two, [{ code: 'RETAIL' }, { code: 'HOTEL' }])).toEqual([])
  expect(tableDifferences(law, two, [{ code: 'HOTEL' }, { code: 'RETAIL' }])).toMatchObject([{ what: '各行的次序' }])
})

test('a version says of itself what the rule says; other versions are not compared', () => {
  const fields = ['effectiveTo']
  expect(editionDifferences(fields, [rule], [{ ruleVersion: 'size@2017', effectiveTo: null }])).toEqual([])
  expect(editionDifferences(fields, [rule], [{ ruleVersion: 'size@2017', effectiveTo: '2026-01-01' }])).toHaveLength(1)
  expect(editionDifferences(fields, [rule], [{ ruleVersion: 'own@2026', effectiveTo: '2026-01-01' }])).toEqual([])
})
