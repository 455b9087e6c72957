import { expect, test } from 'vitest'
import { declareStatusWords } from '#gateway/generated/words/DeclareStatus.ts'
import { nextStep } from './declareTexts.ts'

const record = { source: 'SYSTEM', department: '市科学技术局' } as const

test('every state has a next step', () => {
  for (const status of Object.keys(declareStatusWords) as (keyof typeof declareStatusWords)[]) {
    expect(nextStep({ ...record, status })).toMatch(/。$/)
  }
})

test('a due date is named; without one it is soon', () => {
  expect(nextStep({ ...record, status: 'MATCHED', dueDate: '2026-03-20' })).toContain('请在 2026-03-20 前确认')
  expect(nextStep({ ...record, status: 'MATCHED' })).toContain('请尽快确认')
})

test('an incomplete application is corrected where it was submitted', () => {
  const back = { ...record, status: 'RETURNED', dueDate: '2026-03-20' } as const
  expect(nextStep({ ...back, declareUrl: 'https://declare.example.gov.cn' })).toContain('到申报系统')
  expect(nextStep(back)).toContain('交到市科学技术局')
})

test('only members themselves update their own entries', () => {
  expect(nextStep({ ...record, source: 'SELF', status: 'SUBMITTED' })).toContain('请在这里更新进度')
  expect(nextStep({ ...record, status: 'SUBMITTED' })).toContain('受理前可以撤回')
})
