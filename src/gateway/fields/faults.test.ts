import { expect, test } from 'vitest'
import { demandFormFields } from '../generated/fields/DemandForm.ts'
import { facilitatorCaseFields } from '../generated/fields/FacilitatorCase.ts'
import { patentResourceFormFields } from '../generated/fields/PatentResourceForm.ts'
import { searchPoliciesQueryFields } from '../generated/fields/SearchPoliciesQuery.ts'
import { dateRule } from '../rules/dateRule.ts'
import { aheadFault, aheadHint } from './dates.ts'
import { formFaults } from './faults.ts'
import { disorders } from './order.ts'

const today = '2026-03-10'
const { budgetMin, budgetMax, deadline } = demandFormFields

test('of two numbers the lower limit shows the error, without repeating what the titles share', () => {
  const fields = { budgetMin, budgetMax }
  expect(disorders(fields, { budgetMin: 9, budgetMax: 8 })).toEqual([
    { name: 'budgetMin', message: '预算下限不能大于上限' },
  ])
  expect(disorders(fields, { budgetMin: 8, budgetMax: 8 })).toEqual([])
  expect(disorders(fields, { budgetMin: 9 })).toEqual([])
  expect(disorders(fields, { budgetMin: 9, budgetMax: null })).toEqual([])
})

test('of several dates the later one shows the error, compared with the nearest that is filled in', () => {
  const dates = (applyDate: string, grantDate: string, expireDate: string) =>
    disorders(patentResourceFormFields, { applyDate, grantDate, expireDate })
  expect(dates('2024-05-01', '2024-04-30', '2044-05-01')).toEqual([
    { name: 'grantDate', message: '授权日不能早于申请日' },
  ])
  expect(dates('2024-05-01', '', '2024-04-30')).toEqual([{ name: 'expireDate', message: '届满日不能早于申请日' }])
  expect(dates('', '', '2024-04-30')).toEqual([])
})

test('invalid queries are reported in the same way', () => {
  expect(disorders(searchPoliciesQueryFields, { publishFrom: '2026-02-02', publishTo: '2026-02-01' })).toEqual([
    { name: 'publishTo', message: '发布日期的结束不能早于开始' },
  ])
})

test('a future date must not be too far ahead', () => {
  expect(aheadFault(deadline, today, today)).toBe('截止日期必须晚于今天')
  expect(aheadFault(deadline, '2026-03-11', today)).toBeUndefined()
  expect(aheadFault(deadline, '2027-03-10', today)).toBeUndefined()
  expect(aheadFault(deadline, '2027-03-11', today)).toBe('截止日期须在一年之内')
  expect(aheadFault(deadline, '', today)).toBeUndefined()
  expect(aheadHint(deadline)).toBe('明天起一年之内')
})

test('the date or year of something done must not be in the future', () => {
  const done = { title: '取得日期', kind: 'date', ahead: { maximum: 0 } } as const
  expect(aheadFault(done, '2026-03-11', today)).toBe('取得日期不能晚于今天')
  expect(aheadFault(done, today, today)).toBeUndefined()
  expect(aheadFault(facilitatorCaseFields.year, 2027, today)).toBe('年份不能晚于今年')
  expect(aheadFault(facilitatorCaseFields.year, '2026', today)).toBeUndefined()
})

test('the rule of a date requires it only where it is needed', () => {
  const messages = (required: boolean, date: string) =>
    dateRule({ ...deadline, required }, () => today)
      .safeParse(date)
      .error?.issues.map(({ message }) => message)
  expect(messages(true, '')).toEqual(['请选择截止日期'])
  expect(messages(false, '')).toBeUndefined()
  expect(messages(false, today)).toEqual(['截止日期必须晚于今天'])
})

test('all errors of a form are reported at once', () => {
  const fields = { budgetMin, budgetMax, deadline, title: demandFormFields.title }
  const faults = formFaults(fields, { budgetMin: 9, budgetMax: 8, deadline: today }, today)
  expect(faults.map(({ name }) => name)).toEqual(['title', 'budgetMin', 'deadline'])
})
