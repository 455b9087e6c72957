import { expect, test } from 'vitest'
import { cityOf, settledRegions } from './regions.ts'

test('a whole city replaces its counties, and a county the whole city; other cities stay', () => {
  const counties = ['321283', '321281', '320102']
  expect(settledRegions(counties, [...counties, '321200'])).toEqual(['320102', '321200'])
  expect(settledRegions(['320100', '321200'], ['320100', '321200', '321283'])).toEqual(['320100', '321283'])
})

test('the whole province replaces everything in it, and anything in it replaces the province', () => {
  expect(settledRegions(['321283', '321200'], ['321283', '321200', '320000'])).toEqual(['320000'])
  expect(settledRegions(['320000'], ['320000', '321283'])).toEqual(['321283'])
})

test('removing a region leaves the others', () => {
  expect(settledRegions(['321283', '321281'], ['321281'])).toEqual(['321281'])
})

test('a county and a city belong to a city, a province to none', () => {
  expect(['321283', '321200', '320000'].map(cityOf)).toEqual(['321200', '321200', undefined])
})
