import { expect, test } from 'vitest'
import { ownFigures } from './ownFigures.ts'

const wrongIn = (groups: object[]) =>
  ownFigures('srdi@2022', 'form1', { passLine: 60, items: [], groups })
    .filter(([, expected, actual]) => expected !== actual)
    .map(([what]) => what)

test('a group that the contract gives a floor is ok from that floor on', () => {
  const group = { code: 'INNOVATION', max: 40, floor: 20 }
  expect(wrongIn([{ ...group, score: 20, ok: true }])).toEqual([])
  expect(wrongIn([{ ...group, score: 20, ok: false }])).toEqual(['分组 INNOVATION 是否达到要求'])
})

test('a range across the floor decides nothing', () => {
  const group = { code: 'GROWTH', max: 30, floor: 15, score: 15, scoreLow: 12, scoreHigh: 18 }
  expect(wrongIn([{ ...group, ok: null }])).toEqual([])
  expect(wrongIn([{ ...group, ok: true }])).toEqual(['分组 GROWTH 是否达到要求'])
})

test('the full marks and the pass line are those of the rule', () => {
  const group = { code: 'GROWTH', max: 100, floor: 15, score: null, ok: null }
  expect(wrongIn([group])).toEqual(['分组 GROWTH 的满分'])
})
