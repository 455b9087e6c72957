import { expect, test } from 'vitest'
import type { Schema } from '#gateway/contract.ts'
import { exampleReply } from '#gateway/testing/contractExamples.ts'
import type { ToolProfile } from '../form/toolDefinition.ts'
import { form1Profile, form2Profile, form3Profile } from './srdiProfile.ts'

const details = exampleReply('getEnterpriseDetails').data as Schema<'EnterpriseDetails'>
const attributes = exampleReply('getPolicyAttributes').data as Schema<'EnterprisePolicyAttributes'>

/** An enterprise with these figures of 2024 and 2025. */
function profile(
  figures: Partial<Record<string, readonly [number | null, number | null]>>,
  developInput: number | null,
) {
  const year = { totalAsset: null, netProfit: null, tax: null, mainBusinessIncome: null }
  const values = ([before, last]: readonly [number | null, number | null]) => [
    { year: 2024, value: before },
    { year: 2025, value: last },
  ]
  return {
    details: {
      ...details,
      managementDTO: { ...details.managementDTO, managementDTOList: [{ ...year, year: 2025, developInput }] },
    },
    attributes: {
      ...attributes,
      indicatorList: attributes.indicatorList.map((row) => ({
        ...row,
        values: values(figures[row.code] ?? [null, null]),
      })),
      certification: { ...attributes.certification, deptCert: ['DEPT_02'], deptCertNewEn: ['PROVINCIAL'] },
    },
  } as unknown as ToolProfile
}

test('percentages from the profile are truncated, so that rounding does not lift any over a line', () => {
  const told = profile({ operatingIncome: [null, 10_000], mainBusinessIncome: [8000, 7999.9] }, 299.99)
  expect(form1Profile(told, 2025)).toEqual({ rdRatio: 2.99, mainBusinessRatio: 79.99, mainBusinessGrowth: -0.01 })
})

test('values that the enterprise has not entered stay empty', () => {
  expect(form1Profile(profile({}, null), 2025)).toEqual({})
  expect(form1Profile(profile({ operatingIncome: [null, 0] }, 100), 2025)).toEqual({})
})

test('a title that the enterprise has is copied', () => {
  expect(form2Profile(profile({}, null), 2025)).toEqual({ hasTierOneTitle: true })
  expect(form3Profile(profile({}, 640), 2025)).toEqual({ hasTierTwoTitle: true, rdExpense: 640 })
})
