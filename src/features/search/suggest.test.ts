import { expect, test } from 'vitest'
import { policySuggestions } from './suggest.ts'

const words = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ wordName: `词${place}`, wordId: `w-${place}`, hit: '词' }))
const policies = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: `p-${place}`, title: `政策${place}` }))
const ids = (wordCount: number, policyCount: number) =>
  policySuggestions({ associateWords: words(wordCount), policies: policies(policyCount) }).map(({ id }) => id)

test('5-62 words and titles of policies are five together, two titles among them where there are any', () => {
  expect(ids(5, 5)).toEqual(['w-0', 'w-1', 'w-2', 'p-0', 'p-1'])
  expect(ids(5, 1)).toEqual(['w-0', 'w-1', 'w-2', 'w-3', 'p-0'])
  expect(ids(5, 0)).toEqual(['w-0', 'w-1', 'w-2', 'w-3', 'w-4'])
  expect(ids(1, 5)).toEqual(['w-0', 'p-0', 'p-1', 'p-2', 'p-3'])
  expect(ids(0, 0)).toEqual([])
})

test('a title opens the policy in a new tab, a word its search, each with the part that was typed', () => {
  const [word, policy] = policySuggestions({
    associateWords: words(1),
    policies: [{ id: 'p-1001', title: '智能化改造指南', hit: '智能' }],
  })
  expect(word).toMatchObject({ value: '词0', hit: '词', href: expect.stringMatching(/^\/policy\/info\?form=/) })
  expect(policy).toEqual({
    id: 'p-1001',
    value: '智能化改造指南',
    hit: '智能',
    href: '/policy/info/p-1001',
    newTab: true,
  })
})
