import { expect, test } from 'vitest'
import { keywordTarget, tagSearch } from './target.ts'

test('2.3-40 2.3-46 a policy search by keyword goes to /policy/info', () => {
  expect(keywordTarget(1, ' 技改 奖补 ')).toBe(`/policy/info?keyword=${encodeURIComponent('技改 奖补')}`)
  expect(keywordTarget(1, '   ')).toBe('/policy/info')
})

test('2.3-40 the other categories search on their own lists', () => {
  expect(keywordTarget(2, '泵')).toBe(`/qw/supply-demand/demand?name=${encodeURIComponent('泵')}`)
  expect(keywordTarget(3, 'a&b')).toBe('/qw/supply-demand/provider?name=a%26b')
  expect(keywordTarget(4, '')).toBe('/qw/supply-demand/resource')
  expect(keywordTarget(5, '厂房')).toBe(`/qw/attract?keyWord=${encodeURIComponent('厂房')}`)
})

test('1-16 2.1-94 2.1-95 a tag goes to the policy search for that tag', () => {
  expect(tagSearch({ tag: 't-101', tagName: '数字化转型' })).toEqual({
    form: { policyTag: 't-101', policyTagName: '数字化转型' },
  })
})
