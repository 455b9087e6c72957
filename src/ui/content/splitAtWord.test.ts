import { expect, test } from 'vitest'
import { splitAtWord } from './splitAtWord.ts'

const marked = (text: string, word?: string) =>
  splitAtWord(text, word)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('')

test('every occurrence of the searched word is a hit', () => {
  expect(marked('智能化改造奖补：智能化改造项目', '智能化改造')).toBe('[智能化改造]奖补：[智能化改造]项目')
})

test('case does not matter and the text keeps its own', () => {
  expect(marked('MES 与 mes', 'Mes')).toBe('[MES] 与 [mes]')
})

test('characters with a meaning in patterns are searched literally', () => {
  expect(marked('补贴(50%)+奖励', '(50%)+')).toBe('补贴[(50%)+]奖励')
  expect(marked('a-b/c', '-')).toBe('a[-]b/c')
})

test('without a word there are no hits', () => {
  expect(marked('高企认定')).toBe('高企认定')
  expect(marked('高企认定', '  ')).toBe('高企认定')
  expect(marked('', '高企')).toBe('')
})
