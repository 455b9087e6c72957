import { expect, test } from 'vitest'
import { isLike } from '#ui/draft/isLike.ts'
import { emptyProfile } from './emptyProfile.ts'
import { withCodes } from './form/aptitudes.ts'
import { profileOutline } from './useProfileDraft.ts'

function withBasics(part: object) {
  const profile = emptyProfile()
  return { ...profile, basicDTO: { ...profile.basicDTO, ...part } }
}

test('a profile kept while it was filled in is restored', () => {
  const chosen = withCodes([], ['PO_1'], [{ value: 'PO_1', label: '高新技术企业' }])
  const dated = chosen.map((item) => ({ ...item, level: 'PROVINCIAL', levelStr: '省级', date: '2024-01-01' }))
  expect(isLike(profileOutline, emptyProfile())).toBe(true)
  expect(isLike(profileOutline, withBasics({ enType: ['小微企业'], enterpriseAptitudeList: chosen }))).toBe(true)
  expect(isLike(profileOutline, withBasics({ technologyAbilityList: dated }))).toBe(true)
})

test.each([
  ['a section that is missing', { ...emptyProfile(), carrierDTO: undefined }],
  ['an aptitude that is none', withBasics({ enterpriseAptitudeList: [null] })],
  ['a type that is none', withBasics({ enType: [1] })],
])('a draft with %s counts as none', (_, value) => {
  expect(isLike(profileOutline, value)).toBe(false)
})
