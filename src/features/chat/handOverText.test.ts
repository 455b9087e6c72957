import { expect, test } from 'vitest'
import type { Answer, Turn } from './conversation/conversation.ts'
import { handOverText } from './handOverText.ts'

const answer: Answer = {
  answerId: 'an-1',
  text: '按 **100%** 加计扣除。',
  format: 'MD',
  confidence: 'HIGH',
  citations: [],
  related: [],
  relatedQuestions: [],
  aiGenerated: true,
  handoff: { tel: '0000-00000000', workTime: '每天 8:00-23:00', consultUrl: '/qw/help' },
}
const turn = (id: string, question: string): Turn => ({ id, question, state: 'ANSWERED', answer })

test('1-41 a person gets the questions, the answer without its marks, and room for more text', () => {
  const turns = [turn('1', '能加计扣除吗'), turn('2', '比例是多少'), turn('3', '以后再问')]
  expect(handOverText(turns, turns[1]!)).toBe(
    '转自智能客服\n问：能加计扣除吗\n问：比例是多少\n答：按 100% 加计扣除。\n我还想了解：',
  )
})

test('identifying numbers are masked', () => {
  const own = turn('1', '我的手机13800000001，身份证321281199001011234，单号20261123000001')
  expect(handOverText([own], own)).toContain('138****0001，身份证321281********1234，单号20261123000001')
})

test('the text fits into the form however long the conversation is', () => {
  const turns = Array.from({ length: 50 }, (_, index) => turn(`${index}`, `第${index}个问题${'长'.repeat(index * 4)}`))
  for (const each of turns) {
    const text = handOverText(turns, each)
    expect(text.length).toBeLessThanOrEqual(200)
    expect(text).toContain(`第${turns.indexOf(each)}个问题`)
  }
  const longest = turn('x', '问'.repeat(200))
  expect(handOverText([longest], longest)).toHaveLength(200)
})
