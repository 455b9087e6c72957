import { expect, test } from 'vitest'
import { addBit, allBits, countCommon, hasBit, intersection, noBits, removeBit, union } from './bits.ts'

function bitsOf(size: number, places: readonly number[]) {
  const bits = noBits(size)
  for (const place of places) addBit(bits, place)
  return bits
}

const size = 70
const threes = bitsOf(size, [0, 3, 30, 33, 63, 69])
const odds = bitsOf(size, [1, 3, 31, 33, 63, 65, 69])

function placesOf(bits: Uint32Array) {
  return Array.from({ length: 96 }, (_, place) => place).filter((place) => hasBit(bits, place))
}

test('sets meet and join over the borders of their words', () => {
  expect(placesOf(intersection(threes, [odds]))).toEqual([3, 33, 63, 69])
  expect(placesOf(union(threes, [odds]))).toEqual([0, 1, 3, 30, 31, 33, 63, 65, 69])
  expect(countCommon(threes, odds)).toBe(4)
})

test('all are as many as there are, and what is removed is gone', () => {
  const all = allBits(size)
  expect(countCommon(all, allBits(96))).toBe(70)
  expect(countCommon(allBits(64), allBits(64))).toBe(64)
  removeBit(all, 31)
  expect(placesOf(all)).not.toContain(31)
  expect(countCommon(all, all)).toBe(69)
})
