import { expect, test } from 'vitest'
import { factOf } from './factOf.ts'

test('a figure is shown with its unit, a year as it is written', () => {
  expect(factOf({ title: '原值', kind: 'number', unit: '万元' }, 1234.5)).toEqual({
    name: '原值',
    value: '1,234.5 万元',
  })
  expect(factOf({ title: '免租期', kind: 'integer', unit: '个月' }, 0)).toEqual({ name: '免租期', value: '0 个月' })
  expect(factOf({ title: '成果年份', kind: 'integer' }, 2025)).toEqual({ name: '成果年份', value: '2025' })
})

test('values are shown in their words, and several of them separated', () => {
  const modes = { title: '转化方式', kind: 'choice', words: { LICENSE: '许可', EQUITY: '作价入股' } }
  expect(factOf(modes, ['LICENSE', 'EQUITY'])).toEqual({ name: '转化方式', value: '许可、作价入股' })
  expect(factOf({ title: '可否分割', kind: 'choice' }, false)).toEqual({ name: '可否分割', value: '否' })
})

test('an unknown value is absent', () => {
  expect(factOf({ title: '限高', kind: 'number', unit: '米' }, null)).toEqual({ name: '限高', value: undefined })
})
