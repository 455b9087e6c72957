import { expect, test } from 'vitest'
import { questionFault, questionRoom, questionText } from './questionText.ts'

const topic = { policyId: 'p-1', title: '租房补助细则', clause: '第2条' }

test('what is asked about stands before the question and takes its room', () => {
  expect(questionText(' 能领多久 ', topic)).toBe('《租房补助细则》第2条：能领多久')
  expect(questionRoom(undefined)).toBe(200)
  expect(questionRoom(topic)).toBe(200 - '《租房补助细则》第2条：'.length)
})

test.each(['', ' \n\t'])('an empty question is refused: "%s"', (text) => {
  expect(questionFault(text, undefined)).toBe('请输入问题')
})

test('as many characters as the contract lets in, and no more', () => {
  expect(questionFault('问'.repeat(200), undefined)).toBeUndefined()
  expect(questionFault('问'.repeat(201), undefined)).toBe('问题不能超过 200 个字符')
  expect(questionFault(`${'问'.repeat(200)}\n`, undefined)).toBeUndefined()
  expect(questionFault('问'.repeat(questionRoom(topic) + 1), topic)).toContain(`${questionRoom(topic)}`)
})
