import type { Manifest } from '#mocks/services/manifest.ts'
import type { Schema } from '#gateway/contract.ts'
import type { Store } from '#mocks/store/store.ts'
import { robotHandlers } from './robot.ts'
import type { RobotAnswerRow, RobotKeywordRow, RobotQuestionRow, RobotSessionRow } from './robotRows.ts'
import { robotSessionHandlers } from './robotSessions.ts'

export const manifest: Manifest<{
  robotKeywords: RobotKeywordRow
  robotQuestions: RobotQuestionRow
  robotSessions: RobotSessionRow
  robotAnswers: RobotAnswerRow
}> = {
  tables: { robotKeywords: 'region', robotQuestions: 'region', robotSessions: 'members', robotAnswers: 'members' },
  seeds: { write: seedRobot },
  handlers: { ...robotHandlers, ...robotSessionHandlers },
}

const calculation: Schema<'RobotRelated'> = {
  type: 'TOOL',
  id: 'RD_DEDUCTION',
  title: '研发费用加计扣除测算',
  url: '/policy/tool/calculate',
}
const hnteTest: Schema<'RobotRelated'> = {
  type: 'TOOL',
  id: 'HNTE',
  title: '高新技术企业自测',
  url: '/policy/tool/evaluate',
}
const srdiTest: Schema<'RobotRelated'> = {
  type: 'TOOL',
  id: 'SRDI',
  title: '专精特新梯度培育评分',
  url: '/policy/tool/srdi',
}

/** Question, policy, clause, related suggestions. The first question of each line is also a quick word. */
const questions: readonly (readonly [question: string, policyId: string, clause: number, Schema<'RobotRelated'>[]])[] =
  [
    ['研发费用加计扣除怎么算？', 'p-1005', 3, [calculation]],
    ['委托研发的费用能加计扣除吗？', 'p-1005', 4, [calculation]],
    ['哪些行业不能享受加计扣除？', 'p-1005', 2, [calculation]],
    ['首次认定高新技术企业有奖励吗？', 'p-1002', 1, [hnteTest]],
    ['智能化改造项目怎么申报？', 'p-1001', 1, []],
    ['专精特新中小企业怎么申报？', 'p-1004', 1, [srdiTest]],
    ['租房补助可以领多久？', 'p-1009', 1, []],
    ['首贷担保费补助怎么领？', 'p-1013', 1, []],
  ]

/** Quick word, index of its question above, number of clicks. */
const keywords: readonly (readonly [string, number, number])[] = [
  ['加计扣除', 0, 326],
  ['高企奖励', 3, 281],
  ['智改数转', 4, 254],
  ['专精特新', 5, 240],
  ['租房补助', 6, 122],
  ['首贷担保', 7, 96],
]

function seedRobot(store: Store): void {
  for (const [index, [question, policyId, clause, related]] of questions.entries()) {
    store.robotQuestions.insert({ id: `q-${101 + index}`, question, policyId, anchor: `art-${clause}`, related })
  }
  for (const [index, [keyword, place, hitCount]] of keywords.entries()) {
    const question = questions[place]?.[0] ?? keyword
    store.robotKeywords.insert({ id: `kw-${index + 1}`, keyword, question, hitCount, sort: index + 1 })
  }
}
