import { expect, test } from 'vitest'
import { policySuggestions, suggestionTarget } from './suggest.ts'

const words = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ wordName: `词${place}`, wordId: `w-${place}`, hit: '词' }))
const policies = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: `p-${place}`, title: `政策${place}` }))
const ids = (wordCount: number, policyCount: number) =>
  policySuggestions({ associateWords: words(wordCount), policies: policies(policyCount) }).map(({ id }) => id)

test('5-62 words and titles of policies are five in all, including two titles if there are any', () => {
  expect(ids(5, 5)).toEqual(['w-0', 'w-1', 'w-2', 'p-0', 'p-1'])
  expect(ids(5, 1)).toEqual(['w-0', 'w-1', 'w-2', 'w-3', 'p-0'])
  expect(ids(5, 0)).toEqual(['w-0', 'w-1', 'w-2', 'w-3', 'w-4'])
  expect(ids(1, 5)).toEqual(['w-0', 'p-0', 'p-1', 'p-2', 'p-3'])
  expect(ids(0, 0)).toEqual([])
})

test('a title opens the policy in a new tab, a word its search, and the typed part is marked', () => {
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

const record = { id: 'x-1', value: '耐腐蚀磁力泵' }
const formOf = (target: string | undefined) =>
  JSON.parse(new URL(target ?? '', 'http://portal.test').searchParams.get('form') ?? 'null') as unknown

test('2.3-49 2.3-50 picking an associated word sends its name and id', () => {
  expect(formOf(suggestionTarget(1, { id: 'w-101', value: '智能化改造' }))).toEqual({
    associatedWordId: 'w-101',
    associatedWordName: '智能化改造',
  })
})

test('2.3-42 2.3-43 2.3-44 2.3-45 the other suggestions open their record', () => {
  expect(suggestionTarget(2, record)).toBe('/qw/supply-demand/demand/detail?id=x-1')
  expect(suggestionTarget(3, record)).toBe('/qw/supply-demand/provider/detail?id=x-1')
  expect(suggestionTarget(4, record)).toBe('/qw/supply-demand/resource/detail?id=x-1')
  expect(suggestionTarget(5, record)).toBe('/qw/attract/detail?id=x-1')
})

test('2.3-41 picking a suggestion with an empty value does nothing', () => {
  expect(suggestionTarget(1, { id: 'w-1', value: '' })).toBeUndefined()
  expect(suggestionTarget(2, { id: 'x-1', value: '  ' })).toBeUndefined()
})
