import { expect, test } from 'vitest'
import { startOf } from './toolDraft.ts'

const typed = { industry: 'INDUSTRY', employeeAmount: '300' }
const saved = { industry: 'INDUSTRY', employeeAmount: '280' }

test('a form starts with the draft, else the last calculation, else the enterprise profile', () => {
  const profile = { employeeAmount: '186' }
  expect(startOf({ own: typed, saved, profile })).toEqual({ from: 'draft', values: typed })
  expect(startOf({ own: undefined, saved, profile })).toEqual({ from: 'saved', values: saved })
  expect(startOf({ own: undefined, profile })).toEqual({ from: 'profile', values: profile })
  expect(startOf({ own: undefined })).toEqual({ from: 'nothing' })
})

test('input from before the login is carried over; the user is asked only if the member has something else', () => {
  expect(startOf({ visitor: typed, own: undefined, profile: saved })).toEqual({ from: 'visitor', values: typed })
  expect(startOf({ visitor: typed, own: saved })).toEqual({ from: 'conflict', visitor: typed, own: saved })
  expect(startOf({ visitor: typed, own: undefined, saved })).toEqual({ from: 'conflict', visitor: typed, own: saved })
  expect(startOf({ visitor: { ...saved, totalAsset: '' }, own: saved })).toEqual({ from: 'draft', values: saved })
})

test('the year alone does not count as input', () => {
  expect(startOf({ visitor: { inputYear: '2025' }, own: { inputYear: '2024' }, saved })).toEqual({
    from: 'saved',
    values: saved,
  })
})
