import { expect, test } from 'vitest'
import { isLike } from '#ui/draft/isLike.ts'
import type { Schema } from '#gateway/contract.ts'
import {
  attributeOutline,
  attributeProblem,
  attributesOf,
  attributeValues,
  indicatorError,
  isClosed,
} from './attributeValues.ts'

const codes = [
  'employeeAmount',
  'operatingIncome',
  'mainBusinessIncome',
  'totalAsset',
  'assetDebt',
  'bankLoans',
] as const
const saved: Schema<'EnterprisePolicyAttributes'> = {
  indicatorList: codes.map((code) => ({
    code,
    name: '指标',
    unit: code === 'employeeAmount' ? '人' : code === 'assetDebt' ? '%' : '万元',
    values: [2024, 2025, 2026].map((year) => ({ year, value: year === 2026 ? null : 12 })),
  })),
  certification: {
    deptCert: ['DEPT_02', 'DEPT_04'],
    deptCertNewEn: ['NATIONAL'],
    buildEnTec: ['PROVINCIAL'],
    deptCertSpcEn: ['MUNICIPAL'],
    deptCertFactory: ['PROVINCIAL'],
    deptCertOther: '绿色供应链管理企业',
  },
  innovationLevelList: ['NATIONAL', 'MUNICIPAL'],
}

test('3.1-65 3.1-72 3.1-74 saved attributes are restored unchanged', () => {
  expect(attributesOf(attributeValues(saved))).toEqual(saved)
})

test('3.1-63 3.1-64 only the two incomes are closed, and only for the current year', () => {
  expect(codes.filter((code) => isClosed(code, 2))).toEqual(['operatingIncome', 'mainBusinessIncome'])
  expect(codes.filter((code) => isClosed(code, 1))).toEqual([])
})

test('3.1-73 without "other" its text is not sent; with it, it is required', () => {
  const values = attributeValues(saved)
  expect(attributesOf({ ...values, hasOther: false }).certification.deptCertOther).toBeNull()
  expect(attributeProblem({ ...values, deptCertOther: ' ' })).toBe('请填写其他认定')
  expect(attributeProblem({ ...values, hasOther: false, deptCertOther: '' })).toBeUndefined()
})

test("figures are checked against the contract's rules for their row", () => {
  expect(indicatorError({ code: 'employeeAmount' }, '1.5')).toBe('请输入整数')
  expect(indicatorError({ code: 'assetDebt' }, '44.85')).toBeUndefined()
  expect(indicatorError({ code: 'assetDebt' }, '1000.1')).toBe('不能超过 1,000')
  expect(indicatorError({ code: 'bankLoans' }, '-1')).toBe('不能小于 0')
})

test('the first invalid figure is named with its year', () => {
  const values = attributeValues({ ...saved, indicatorList: saved.indicatorList.slice(1) })
  values.indicatorList[0]!.values[1]!.text = 'x'
  expect(attributeProblem(values)).toBe('2025 年指标：请输入数字')
})

test('stored values are restored; a draft with a malformed row is ignored', () => {
  const values = attributeValues(saved)
  expect(isLike(attributeOutline, JSON.parse(JSON.stringify(values)))).toBe(true)
  expect(isLike(attributeOutline, { ...values, indicatorList: [null] })).toBe(false)
  expect(isLike(attributeOutline, { ...values, deptCert: [null] })).toBe(false)
})
