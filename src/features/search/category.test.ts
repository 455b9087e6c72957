import { expect, test } from 'vitest'
import { categoryPages, searchCategory, selectorVariants } from './category.ts'

test("9-51 9-52 9-53 9-54 9-55 the values of the categories are the product's", () => {
  expect(searchCategory).toEqual({ policy: 1, demand: 2, facilitator: 3, resource: 4, attract: 5 })
})

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
