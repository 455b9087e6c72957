import { expect, test } from 'vitest'
import { setCondition, setPage, toggleValue, withoutConditions, withoutValue, withoutWords } from './changeSearch.ts'

test('choosing a second value of a filter adds it and returns to the first page', () => {
  expect(toggleValue({ keyword: '技改', level: 'CITY', current: 4 }, 'level', 'COUNTY')).toEqual({
    keyword: '技改',
    level: 'CITY,COUNTY',
    current: undefined,
  })
})

test('choosing a chosen value removes it', () => {
  expect(toggleValue({ level: 'CITY,COUNTY' }, 'level', 'CITY').level).toBe('COUNTY')
  expect(toggleValue({ level: 'CITY' }, 'level', 'CITY').level).toBeUndefined()
})

test('removing a value twice, as an impatient press does, does not choose it again', () => {
  const once = withoutValue({ level: 'CITY,COUNTY', current: 2 }, 'level', 'CITY')
  expect(once).toEqual({ level: 'COUNTY' })
  expect(withoutValue(once, 'level', 'CITY')).toEqual(once)
})

test('sorting keeps the filters and returns to the first page', () => {
  expect(setCondition({ level: 'CITY', current: 2 }, 'sort', 'NEW')).toEqual({ level: 'CITY', sort: 'NEW' })
})

test('paging keeps everything', () => {
  expect(setPage({ keyword: '技改', level: 'CITY' }, 3)).toEqual({ keyword: '技改', level: 'CITY', current: 3 })
  expect(setPage({ keyword: '技改', current: 3 }, 1)).toEqual({ keyword: '技改' })
})

test('words and filters can be cleared separately', () => {
  const search = { keyword: '技改', form: { policyTag: 't-1' }, level: 'CITY', current: 2 }
  expect(withoutWords(search)).toEqual({ level: 'CITY' })
  expect(withoutConditions(search)).toEqual({ keyword: '技改', form: { policyTag: 't-1' } })
})
