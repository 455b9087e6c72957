import { expect, test } from 'vitest'
import { isKnown } from '#ui/Facts.tsx'
import { resourceParticulars, type ShownResource } from './resourceFacts.ts'

const facts = (resource: ShownResource) => resourceParticulars(resource).filter(isKnown)

test('facts of a single kind are shown in the words of the contract', () => {
  expect(facts({ achievementYear: 2025, transferMode: ['LICENSE', 'EQUITY'], trl: 7 })).toEqual([
    { name: '成果年份', value: '2025' },
    { name: '技术就绪水平（TRL）', value: '7' },
    { name: '转化方式', value: '许可、作价入股' },
  ])
  expect(facts({ originalValue: 1234.5, weekdays: [1, 5], couponEnabled: false, qualification: [] })).toEqual([
    { name: '原值', value: '1,234.5 万元' },
    { name: '开放的星期', value: '周一、周五' },
    { name: '是否支持科技创新券', value: '否' },
  ])
})
