import { expect, test } from 'vitest'
import { readCompareList, togglePolicy } from './compareList.ts'
import { comparedAtMost } from './compareSearch.ts'

const policies = ['p-1', 'p-2', 'p-3', 'p-4', 'p-5'].map((id) => ({ id, title: `政策 ${id}` }))
const four = policies.slice(0, comparedAtMost)

test('a policy is added to the list and removed again, storing only what is shown', () => {
  const first = { id: 'p-1', title: '政策 p-1', summary: '摘要' }
  expect(togglePolicy([], first)).toEqual([{ id: 'p-1', title: '政策 p-1' }])
  expect(togglePolicy(four, policies[1]!).map(({ id }) => id)).toEqual(['p-1', 'p-3', 'p-4'])
})

test('a fifth policy does not change the list', () => {
  expect(togglePolicy(four, policies[4]!)).toBe(four)
})

test('the stored list is restored', () => {
  expect(readCompareList(JSON.stringify(four))).toEqual(four)
  expect(readCompareList(JSON.stringify(policies))).toHaveLength(comparedAtMost)
})

test.each([null, '', '{', '{}', '[1]', '[{"id":"../uaa","title":"政策"}]', '[{"id":"p-1","title":""}]'])(
  'a storage that contains %s is an empty list',
  (text) => {
    expect(readCompareList(text)).toEqual([])
  },
)
