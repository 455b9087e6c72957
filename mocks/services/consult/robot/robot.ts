import { questions } from '#gateway/generated/fields/RobotQuestionSuggestions.ts'
import { fail, failFields, type HandlerContext, type Handlers } from '#mocks/handler/handler.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { RobotQuestionRow } from './robotRows.ts'
import { answerFromLibrary, answerFromPolicies, type Draft } from './robotAnswer.ts'
import { continueSession, sessionFor } from './robotSessions.ts'

/** Below this similarity it is a different question. */
const leastLikeness = 0.3
const mostSuggestions = questions.maxItems

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
    const { sessionId, turnId = null } = body
    sessionFor(context, sessionId)
    const turns = store.robotAnswers.by('sessionId', sessionId)
    const given = turnId === null ? undefined : turns.find((turn) => turn.turnId === turnId)
    if (given !== undefined) return given.answer
    const { question, draft } = draftFor(context, turns.at(-1)?.answer)
    const answer = { answerId: gateway.newId('an'), format: 'MD' as const, ...draft }
    continueSession(context, sessionId, question)
    store.robotAnswers.insert({
      id: answer.answerId,
      sessionId,
      turnId,
      question,
      answer,
      createTime: clock.dateTime(),
    })
    return answer
  },

  saveAnswerFeedback: (context) => {
    const { answerId, ...feedback } = context.body
    const { sessionId } = context.store.robotAnswers.get(answerId) ?? fail('4040', '回答不存在或已清除')
    sessionFor(context, sessionId)
    context.store.robotAnswers.update(answerId, { feedback })
    return null
  },
} satisfies Handlers

type AnswerContext = HandlerContext<'answerRobotQuestion'>

/** Answers a question in words. `before` is the last answer in the conversation. */
function draftFor(context: AnswerContext, before: Parameters<typeof answerFromPolicies>[2]): AnsweredQuestion {
  const { body } = context
  const known = body.questionId === undefined ? undefined : findQuestion(context, body.questionId)
  const question = (known?.question ?? body.question ?? '').trim()
  if (question === '') return failFields([{ errorMessage: '请输入问题', field: 'body.question' }])
  const library = known === undefined ? undefined : answerFromLibrary(context, known)
  return { question, draft: library ?? answerFromPolicies(context, question, before) }
}

interface AnsweredQuestion {
  question: string
  draft: Draft
}

function findQuestion({ store }: AnswerContext, id: string): Readonly<RobotQuestionRow> {
  return store.robotQuestions.get(id) ?? fail('4040', '问题不存在或已停用')
}

/** How similar two questions are, 0–1: the share of their character pairs that both contain. */
function likeness(a: string, b: string): number {
  // Question words are kept: asking how much and asking whether are different questions about one subject.
  const [first, second] = [a, b].map((text) => [...new Set(normalise(text).split(' ').flatMap(pairs))])
  if (first === undefined || second === undefined || first.length + second.length === 0) return 0
  return (2 * first.filter((part) => second.includes(part)).length) / (first.length + second.length)
}

function pairs(word: string): string[] {
  const characters = Array.from(word)
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`)
}

/** Uniform width and case, with punctuation replaced by blanks. */
function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()
}
