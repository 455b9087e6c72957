import { expect, test } from 'vitest'
import { afterSending, replaced, swapped, withKept } from './typedQuestion.ts'

const emptyQuestion = { text: '', aside: '' }
const typed = { text: '首贷补贴要哪些材料', aside: '' }

test('a question to rephrase sets the typed one aside, which returns once the other is sent', () => {
  const rephrasing = replaced(typed, '租房补助可以领多久？')
  expect(rephrasing).toEqual({ text: '租房补助可以领多久？', aside: '首贷补贴要哪些材料' })
  expect(afterSending(rephrasing)).toEqual(typed)
})

test('the typed question can be swapped back, which sets the other one aside', () => {
  const rephrasing = replaced(typed, '租房补助可以领多久？')
  expect(swapped(rephrasing)).toEqual({ text: '首贷补贴要哪些材料', aside: '租房补助可以领多久？' })
  expect(swapped({ ...rephrasing, text: ' ' })).toEqual(typed)
})

test('an empty input and the same question set nothing aside', () => {
  expect(replaced({ text: ' \n', aside: '' }, '租房补助')).toEqual({ text: '租房补助', aside: '' })
  expect(replaced(typed, typed.text)).toEqual(typed)
})

test('a second question to rephrase leaves the first typed text aside if the input was not used meanwhile', () => {
  const first = replaced(typed, '租房补助')
  expect(replaced({ ...first, text: '' }, '首贷担保费')).toEqual({ text: '首贷担保费', aside: typed.text })
})

test('a question from a link does not lose one that was kept in this browser', () => {
  expect(withKept({ text: '租房补助', aside: '' }, typed)).toEqual({ text: '租房补助', aside: typed.text })
  expect(withKept(emptyQuestion, typed)).toEqual(typed)
  expect(withKept(typed, emptyQuestion)).toEqual(typed)
})
