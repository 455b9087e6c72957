import { expect, test } from 'vitest'
import { suggestionTarget } from './suggestionTarget.ts'

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
