import { expect, test } from 'vitest'
import { clockText, dayText, minuteText } from './timeText.ts'

const time = '2026-03-05 09:30:59'

test('a time is formatted as its day, to the minute, or as hour and minute', () => {
  expect(dayText(time)).toBe('2026-03-05')
  expect(minuteText(time)).toBe('2026-03-05 09:30')
  expect(clockText(time)).toBe('09:30')
})

test('a day is formatted as itself', () => {
  expect(dayText('2026-03-05')).toBe('2026-03-05')
  expect(minuteText('2026-03-05')).toBe('2026-03-05')
})
