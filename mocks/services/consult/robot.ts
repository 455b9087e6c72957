import type { Schema } from '../../../src/gateway/contract.ts'
import { fail, failFields, type HandlerContext, type Handlers } from '../../handler.ts'
import { pageOf } from '../../store/page.ts'
import type { Store } from '../../store/store.ts'
import type { RobotQuestionRow } from '../../store/tables/robot.ts'
import { likeness } from './likeness.ts'
import { citationOf, passageOfClause } from './passages.ts'
import { findEvidence, type Evidence } from './retrieval.ts'

/** Less alike than this is another question. */
const leastLikeness = 0.3
const mostSuggestions = 5

/** What the passages must cover for each degree of confidence; with less there is no basis. */
const high = 0.85
const mid = 0.65

type Draft = Omit<Schema<'RobotAnswer'>, 'answerId' | 'format'>

export const robotHandlers = {
  pageRobotKeywords: ({ query, store }) => {
    const rows = store.robotKeywords.all().toSorted((a, b) => a.sort - b.sort || a.id.localeCompare(b.id))
    return pageOf(rows, query, (row) => row)
  },

  updateRobotKeyword: ({ body, store }) => {
    const keyword = store.robotKeywords.get(body.id) ?? fail('4040', '快捷词不存在或已停用')
    store.robotKeywords.update(keyword.id, { hitCount: keyword.hitCount + 1 })
    return null
  },

  suggestRobotQuestions: ({ body, store }) => ({
    questions: store.robotQuestions
      .all()
      .map(({ id, question }) => ({ id, question, score: Math.round(likeness(body.question, question) * 100) / 100 }))
      .filter(({ score }) => score >= leastLikeness)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, mostSuggestions),
  }),

  answerRobotQuestion: (context) => {
    const { body, store, gateway, clock } = context
    const known = body.questionId === undefined ? undefined : findQuestion(store, body.questionId)
    const question = known?.question ?? body.question
    if (question === undefined) return failFields([{ errorMessage: '请输入问题', field: 'body.question' }])
    const library = known === undefined ? undefined : answerFromLibrary(context, known)
    const answer = library ?? answerFromPolicies(context, question)
    const answerId = gateway.newId('an')
    const { sessionId } = body
    const { confidence } = answer
    store.robotAnswers.insert({ id: answerId, sessionId, question, confidence, createTime: clock.dateTime() })
    return { answerId, format: 'MD', ...answer }
  },

  saveAnswerFeedback: ({ body, store }) => {
    const { answerId, ...feedback } = body
    if (store.robotAnswers.get(answerId) === undefined) fail('4040', '回答不存在或已清除')
    store.robotAnswers.update(answerId, { feedback })
    return null
  },

  deleteRobotSession: ({ query, store }) => {
    for (const { id } of store.robotAnswers.by('sessionId', query.sessionId)) store.robotAnswers.remove(id)
    return null
  },
} satisfies Handlers

type AnswerContext = Pick<HandlerContext<'answerRobotQuestion'>, 'store' | 'clock'>

function findQuestion(store: Store, id: string): Readonly<RobotQuestionRow> {
  return store.robotQuestions.get(id) ?? fail('4040', '问题不存在或已停用')
}

/** The clause that an editor named for the question, in its own words. */
function answerFromLibrary({ store }: AnswerContext, known: Readonly<RobotQuestionRow>): Draft | undefined {
  const policy = store.policies.get(known.policyId)
  const clause = policy?.clauses.find(({ anchor }) => anchor === known.anchor)
  if (policy === undefined || policy.offShelf || clause === undefined) return undefined
  const citations = [citationOf(policy, passageOfClause(clause))]
  const related = [...known.related, relatedPolicy(policy)]
  const text = `**${clause.title}**\n\n${clause.text}`
  return { text, confidence: 'HIGH', citations, related, aiGenerated: false, handoff: handoffOf(store) }
}

function relatedPolicy({ id, title }: Evidence['policy']): Schema<'RobotRelated'> {
  return { type: 'POLICY', id, title, url: `/policy/info/${id}` }
}

/** Only the policies' own words, so that no amount and no date is made up. */
function answerFromPolicies(context: AnswerContext, question: string): Draft {
  const { store } = context
  const evidence = findEvidence(question, context)
  const [best] = evidence
  if (best === undefined) return withoutBasis(store)
  const citations = evidence.map(({ policy, passage }) => citationOf(policy, passage))
  const confidence = best.cover >= high ? 'HIGH' : best.cover >= mid ? 'MID' : 'LOW'
  const quotes = citations.map(({ title, clause, quote }) => `- 《${title}》${clause}：${quote}`)
  const dept = confidence === 'LOW' ? best.policy.leadDept : undefined
  return {
    text: `根据政策库检索到的内容：\n\n${quotes.join('\n')}`,
    confidence,
    citations,
    related: evidence.map(({ policy }) => relatedPolicy(policy)),
    aiGenerated: true,
    handoff: handoffOf(store, dept),
  }
}

const generalDept = '政务服务热线'

function withoutBasis(store: Store): Draft {
  const { tel } = handoffOf(store)
  return {
    text: `未在政策库找到依据，建议咨询${generalDept}（${tel}）。`,
    confidence: 'NONE',
    citations: [],
    related: [],
    aiGenerated: false,
    handoff: handoffOf(store, generalDept),
  }
}

function handoffOf(store: Store, dept?: string): Schema<'RobotHandoff'> {
  const [tenant] = store.tenants.all()
  return {
    ...(dept === undefined ? {} : { dept }),
    tel: tenant?.hotline ?? '12345',
    workTime: tenant?.serviceHours ?? '每天 8:00-23:00',
    consultUrl: '/qw/help',
  }
}
