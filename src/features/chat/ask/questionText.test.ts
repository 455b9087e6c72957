import { expect, test } from 'vitest'
import { aboutFields, questionFault } from './questionText.ts'

test('the topic is sent by its id, and the clause by its number', () => {
  const topic = { policyId: 'p-1', title: '租房补助细则' }
  expect(aboutFields({ ...topic, clause: '第二条 申领条件' })).toEqual({ policyId: 'p-1', clause: '第二条' })
  expect(aboutFields(topic)).toEqual({ policyId: 'p-1' })
})

test.each(['', ' \n\t'])('an empty question is refused: "%s"', (text) => {
  expect(questionFault(text)).toBe('请输入问题')
})

test('as many characters as the contract allows, and no more', () => {
  expect(questionFault('问'.repeat(200))).toBeUndefined()
  expect(questionFault('问'.repeat(201))).toBe('问题不能超过 200 个字符')
  expect(questionFault(`${'问'.repeat(200)}\n`)).toBeUndefined()
})
