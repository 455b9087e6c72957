import { expect, test } from 'vitest'
import { categoryPages, selectorVariants } from './category.ts'

test('2.3-31 2.3-32 2.3-33 2.3-34 2.3-35 the categories are 1 policy, 2 demand, 3 provider, 4 resource, 5 attract', () => {
  expect(selectorVariants.full.map((category) => categoryPages[category].label)).toEqual([
    '政策',
    '需求',
    '服务商',
    '资源',
    '招商',
  ])
})

test('2.3-37 one variant of the selector has no category 5', () => {
  expect(selectorVariants.withoutAttract.map((category) => categoryPages[category].label)).toEqual([
    '政策',
    '需求',
    '服务商',
    '资源',
  ])
})
