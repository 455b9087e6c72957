import { expect, test } from 'vitest'
import { feeText, periodText, quotaText } from './eventTexts.ts'

test('a period within one day names the day once', () => {
  expect(periodText('2026-03-05 09:00:00', '2026-03-05 11:30:00')).toBe('2026-03-05 09:00 至 11:30')
  expect(periodText('2026-03-05 09:00:00', '2026-03-06 11:30:00')).toBe('2026-03-05 09:00 至 2026-03-06 11:30')
})

test('a fee of 0 is free of charge', () => {
  expect(feeText(0)).toBe('免费')
  expect(feeText(1200)).toBe('1,200 元')
})

test('a quota of 0 means no limit', () => {
  expect(quotaText({ signedCount: 5, quota: 0 })).toBe('已报名 5 人，名额不限')
  expect(quotaText({ signedCount: 5, quota: 80 })).toBe('已报名 5 人 / 名额 80 人')
})
