import { expect, test } from 'vitest'
import { wordIn } from './keywords.ts'
import { wordsOf } from './records.ts'

test('words come from the middle of a text, without its markup', () => {
  expect(wordsOf('江苏省专精特新企业')[0]).toBe('苏省专精')
  expect(wordsOf('<p>如何绑定&nbsp;企业资料库</p>')).toEqual(['如何绑定', '业资料'])
  expect(wordsOf(['设备', '数字化改造'])).toEqual(['字化改'])
  expect(wordsOf('abc')).toEqual([])
})

test('a word that no other field of the record has is preferred', () => {
  const records = [
    { title: '资料完整度', summary: '资料完整度的算法' },
    { title: '绑定企业', summary: '从企业库中选择' },
  ]
  expect(wordIn(records, 'summary', ['title', 'summary'])).toMatchObject({ isOwn: true })
  const alike = [{ title: '资料完整', summary: '资料完整' }]
  expect(wordIn(alike, 'summary', ['title', 'summary'])).toMatchObject({ word: '资料完整', isOwn: false })
})
