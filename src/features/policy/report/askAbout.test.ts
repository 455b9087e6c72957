import { expect, test } from 'vitest'
import { askAbout } from './askAbout.ts'

const text = '注册满一年'

test('1-41 a question about a condition includes its policy and clause', () => {
  const basis = { doc: '实施细则', clause: '第2条', url: '/policy/info/p-1001#art-2' }
  expect(askAbout('p-1001', { text, basis })).toEqual({
    policy: 'p-1001',
    clause: 'art-2',
    question: '为什么不符合“注册满一年”？怎样才能符合？',
  })
})

test('a clause of another text is not a clause of the policy', () => {
  const elsewhere = { doc: '管理办法', url: 'https://example.gov.cn/doc#art-2' }
  expect(askAbout('p-1001', { text, basis: elsewhere })).not.toHaveProperty('clause')
  expect(askAbout('p-1001', { text })).not.toHaveProperty('clause')
})

test('a long condition gives a question that the chat accepts', () => {
  expect(askAbout('p-1001', { text: '长'.repeat(300) }).question).toHaveLength(200)
})
