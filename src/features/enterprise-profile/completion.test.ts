import { expect, test } from 'vitest'
import { completionOf, nextFields } from './completion.ts'
import { emptyProfile } from './emptyProfile.ts'
import { profileSections } from './profileSections.ts'
import type { ProfileValues } from './profileValues.ts'

const paths = profileSections.flatMap(({ fields }) => fields.map(({ path }) => path))
const aptitude = { code: '老字号', codeStr: '老字号', level: null, levelStr: null, date: null, checked: true }

/** A profile whose first `count` fields are filled. */
function filledUpTo(count: number): ProfileValues {
  const values = emptyProfile()
  const sections = values as unknown as Record<string, Record<string, unknown>>
  for (const path of paths.slice(0, count)) {
    const [section = '', name = ''] = path.split('.')
    sections[section]![name] = name === 'enType' ? ['小微企业'] : name.endsWith('List') ? [aptitude] : '1'
  }
  return values
}

test('5-55 9-15 the 28 fields are those of six sections: 9, 5, 5, 3, 3 and 3', () => {
  expect(profileSections.map(({ fields }) => fields.length)).toEqual([9, 5, 5, 3, 3, 3])
  expect(new Set(paths).size).toBe(28)
})

test.each([
  [0, 0],
  [1, 4],
  [14, 50],
  [27, 96],
  [28, 100],
])('5-50 %i filled fields of 28 are %i percent', (filled, percent) => {
  expect(completionOf(filledUpTo(filled))).toMatchObject({ filled, percent, total: 28 })
})

test('5-51 5-52 a non-empty text and a non-empty list count as filled', () => {
  const values = emptyProfile()
  values.basicDTO.name = '  '
  expect(completionOf(values).filled).toBe(0)
  values.basicDTO.name = '泰兴市新芽软件有限公司（示例）'
  expect(completionOf(values).filled).toBe(1)
  values.basicDTO.enterpriseAptitudeList = [aptitude]
  expect(completionOf(values).filled).toBe(2)
})

test('5-53 the number 0 counts as filled', () => {
  const values = emptyProfile()
  values.personnelDTO.overDoctorAmount = '0'
  expect(completionOf(values).filled).toBe(1)
})

test('5-54 province, city and region count as one field, through the province', () => {
  const values = emptyProfile()
  values.basicDTO.regCity = '321200'
  values.basicDTO.regRegion = '321283'
  expect(completionOf(values).filled).toBe(0)
  values.basicDTO.regProvince = '320000'
  expect(completionOf(values).filled).toBe(1)
})

test('missing fields are named, section by section', () => {
  expect(completionOf(filledUpTo(27)).missing).toEqual([
    { title: '载体信息', fields: [{ path: 'carrierDTO.incubatorGraduatedCompanyAmount', label: '毕业企业数' }] },
  ])
})

test('the first three empty fields come next, across sections', () => {
  const values = emptyProfile()
  expect(nextFields(completionOf(values)).map(({ label }) => label)).toEqual([
    '企业名称',
    '注册地址',
    '统一社会信用代码',
  ])
  values.basicDTO.name = '泰兴市新芽软件有限公司（示例）'
  expect(nextFields(completionOf(values))[0]?.path).toBe('basicDTO.regProvince')
  expect(nextFields({ missing: [] })).toEqual([])
})
