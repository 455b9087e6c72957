import { expect, test } from 'vitest'
import { emptyProfile } from '../emptyProfile.ts'
import type { ProfileValues } from '../profileValues.ts'
import { mergedProfile, profileDifferences } from './profileDifferences.ts'

function profile(change: (values: ProfileValues) => void): ProfileValues {
  const values = emptyProfile()
  change(values)
  return values
}

const own = profile(({ basicDTO, personnelDTO, managementDTO }) => {
  Object.assign(basicDTO, {
    name: '甲',
    creditCode: '91',
    regProvince: '320000',
    regCity: '321200',
    enType: ['A', 'B'],
  })
  personnelDTO.employeeAmount = '186'
  managementDTO.tax = '12'
})
const visitor = profile(({ basicDTO, personnelDTO, intellectualDTO }) => {
  Object.assign(basicDTO, {
    name: '甲公司',
    creditCode: '92',
    regProvince: '320000',
    regCity: '321283',
    enType: ['B', 'A'],
  })
  personnelDTO.employeeAmount = '200'
  intellectualDTO.patentCount = '0'
})

test('a difference says whether it fills a gap or replaces something; fields the visitor left empty change nothing', () => {
  expect(profileDifferences(own, visitor)).toEqual([
    { section: 'basicDTO', path: 'basicDTO.regProvince', label: '注册地址', replaces: true },
    { section: 'personnelDTO', path: 'personnelDTO.employeeAmount', label: '职工总数', replaces: true },
    { section: 'intellectualDTO', path: 'intellectualDTO.patentCount', label: '专利数', replaces: false },
  ])
  expect(profileDifferences(own, own)).toEqual([])
})

test('only chosen fields are taken over, and a region as a whole', () => {
  const merged = mergedProfile(own, visitor, ['basicDTO.regProvince', 'intellectualDTO.patentCount'])
  expect(merged.basicDTO).toMatchObject({ name: '甲', creditCode: '91', regCity: '321283' })
  expect(merged.personnelDTO.employeeAmount).toBe('186')
  expect(merged.intellectualDTO.patentCount).toBe('0')
  expect(own.intellectualDTO.patentCount).toBe('')
})
