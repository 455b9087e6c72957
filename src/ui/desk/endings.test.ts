import { expect, test } from 'vitest'
import { daysUntil, isWithin, leftText, mergedEndings } from './endings.ts'

const policy = { key: 'policy-1', date: '2026-03-20', link: '政策' }

test('days are counted as whole days, across the ends of months, including the last one', () => {
  expect(daysUntil('2026-02-27', '2026-03-02')).toBe(3)
  expect(isWithin('2026-03-06', '2026-04-05', 30)).toBe(true)
  expect(isWithin('2026-03-06', '2026-04-06', 30)).toBe(false)
  expect(isWithin('2026-03-06', '2026-03-05', 30)).toBe(false)
  expect(leftText('2026-03-06', '2026-03-06')).toBe('今天截止')
  expect(leftText('2026-03-06', '2026-03-08')).toBe('还有 2 天')
})

test('an item named by two sources appears once, with the tags of both; the next to end comes first', () => {
  const demand = { key: 'demand-1', date: '2026-03-10', tags: ['需求'], link: '需求' }
  const merged = mergedEndings([
    { endings: [{ ...policy, tags: ['已订阅'] }] },
    { endings: undefined },
    { endings: [{ ...policy, tags: ['匹配', '已订阅'] }, demand] },
  ])
  expect(merged.map(({ key, tags }) => [key, tags])).toEqual([
    ['demand-1', ['需求']],
    ['policy-1', ['已订阅', '匹配']],
  ])
})

test('two batches of one policy that end on different days are two items', () => {
  const later = { ...policy, date: '2026-03-25', tags: [] }
  expect(mergedEndings([{ endings: [{ ...policy, tags: [] }, later] }])).toHaveLength(2)
})
