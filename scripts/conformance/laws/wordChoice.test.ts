import { expect, test } from 'vitest'
import { chooseWord, wordIndex } from './wordChoice.ts'

const records = [['政策解读'], ['申报通知'], ['政策要闻'], ['通知公告']]

test('each word of two to four characters has its records', () => {
  const words = wordIndex(records)
  expect(words.get('政策')).toEqual(new Set([0, 2]))
  expect(words.get('申报通知')).toEqual(new Set([1]))
  expect(words.has('通')).toBe(false)
})

test('a word that others have, too, and some that fit lack, is preferred', () => {
  expect(chooseWord(wordIndex(records), [true, true, false, false])?.word).toBe('政策')
})

test('of equal words the one that was used is taken again', () => {
  expect(chooseWord(wordIndex(records), [true, true, false, false], ['通知'])?.word).toBe('通知')
})

test('without a common word, one that only others have', () => {
  const apart = wordIndex([['政策解读'], ['申报通知']])
  expect(chooseWord(apart, [true, false])?.word).toBe('申报')
})

test('no word tells anything where nothing fits, or everything does and has it', () => {
  expect(chooseWord(wordIndex(records), [false, false, false, false])).toBeUndefined()
  expect(chooseWord(wordIndex([['政策'], ['政策']]), [true, true])).toBeUndefined()
})
