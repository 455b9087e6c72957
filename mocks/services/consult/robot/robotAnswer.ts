import type { Schema } from '#gateway/contract.ts'
import { relatedQuestions as relatedQuestionsField } from '#gateway/generated/fields/RobotAnswer.ts'
import { policyValidityWords } from '#gateway/generated/words/PolicyValidity.ts'
import type { HandlerContext } from '#mocks/handler/handler.ts'
import type { Store } from '#mocks/store/store.ts'
import type { Clock } from '#mocks/time/clock.ts'
import type { PolicyRow } from '#mocks/services/policy/library/policyRows.ts'
import type { RobotQuestionRow } from './robotRows.ts'
import { citationOf, citationsOf, passageOfClause, passagesOf } from './passages.ts'
import { type Evidence, findEvidence, findInPolicy } from './retrieval.ts'

/** The coverage needed for each degree of confidence. Below the lowest there is no basis for an answer. */
const high = 0.85
const mid = 0.65
const mostRelatedQuestions = relatedQuestionsField.maxItems

export type Draft = Omit<Schema<'RobotAnswer'>, 'answerId' | 'format'>

type Context = Pick<HandlerContext<'answerRobotQuestion'>, 'store' | 'clock' | 'body'>

/** The clause that an editor chose for the question, in its own words. */
export function answerFromLibrary(context: Context, known: Readonly<RobotQuestionRow>): Draft | undefined {
  const { store } = context
  const policy = store.policies.get(known.policyId)
  const clause = policy?.clauses.find(({ anchor }) => anchor === known.anchor)
  if (policy === undefined || policy.offShelf || clause === undefined) return undefined
  const citations = citationsOf({ policy, passage: passageOfClause(clause) }, context)
  const quotes = citations.map(({ quote }) => quote).join('')
  return {
    text: `${warningOf(citations)}**${clause.title}**\n\n${quotes}`,
    confidence: 'HIGH',
    citations,
    related: [...known.related, relatedPolicy(policy)],
    relatedQuestions: relatedQuestions(store, [policy], known.question),
    aiGenerated: false,
    handoff: handoffOf(store),
  }
}

function relatedPolicy({ id, title }: Evidence['policy']): Schema<'RobotRelated'> {
  return { type: 'POLICY', id, title, url: `/policy/info/${id}` }
}

/** Uses only the policies' own words, so that no amount or date is made up. */
export function answerFromPolicies(
  context: Context,
  question: string,
  before: Schema<'RobotAnswer'> | undefined,
): Draft {
  const { store, body } = context
  const evidence = evidenceFor(question, context, { before, policyId: body.policyId, clause: body.clause })
  const [best] = evidence
  if (best === undefined) return withoutBasis(store, body.policyId)
  const citations = evidence.map((each) => citationOf(each, context))
  const confidence = confidenceOf(best, citations[0]?.validity)
  const quotes = citations.map(({ title, clause, quote }) => `- 《${title}》${clause}：${quote}`)
  const policies = evidence.map(({ policy }) => policy)
  return {
    text: `${warningOf(citations)}根据政策库检索到的内容：\n\n${quotes.join('\n')}`,
    confidence,
    citations,
    related: policies.map(relatedPolicy),
    relatedQuestions: relatedQuestions(store, policies, question),
    aiGenerated: true,
    handoff: handoffOf(store, confidence === 'LOW' ? best.policy.leadDept : undefined),
  }
}

function confidenceOf({ cover }: Evidence, validity: Schema<'PolicyValidity'> | undefined) {
  if (validity !== 'EFFECTIVE') return 'LOW'
  return cover >= high ? 'HIGH' : cover >= mid ? 'MID' : 'LOW'
}

/** A warning, shown first, that a policy is no longer or not yet in force. */
function warningOf(citations: readonly Schema<'RobotCitation'>[]): string {
  const [first] = citations
  if (first === undefined || first.validity === 'EFFECTIVE') return ''
  const { title, validity, replacedByTitle } = first
  const instead = replacedByTitle === undefined ? '' : `，已由《${replacedByTitle}》替代`
  return `注意：《${title}》${policyValidityWords[validity]}${instead}，以下内容仅供了解。\n\n`
}

/** Other questions that the cited policies answer: their own frequent questions and those of the library. */
function relatedQuestions(store: Store, policies: readonly Evidence['policy'][], asked: string): string[] {
  const questions = policies.flatMap(({ id, qa }) => [
    ...qa.map(({ q }) => q),
    ...store.robotQuestions.filter(({ policyId }) => policyId === id).map(({ question }) => question),
  ])
  return [...new Set(questions)].filter((question) => question !== asked).slice(0, mostRelatedQuestions)
}

const generalDept = '政务服务热线'

function withoutBasis(store: Store, policyId: string | undefined): Draft {
  const policy = policyId === undefined ? undefined : store.policies.get(policyId)
  const dept = policy?.leadDept ?? generalDept
  const { tel } = handoffOf(store)
  return {
    text: `未在政策库找到依据，建议咨询${dept}（${tel}）。`,
    confidence: 'NONE',
    citations: [],
    related: [],
    relatedQuestions: [],
    aiGenerated: false,
    handoff: handoffOf(store, dept),
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

interface Asked {
  /** The last answer in the conversation. */
  before: Schema<'RobotAnswer'> | undefined
  /** The policy from whose page the visitor asks. */
  policyId: string | undefined
  clause: string | undefined
}

interface Library {
  store: Store
  clock: Clock
}

/** A question that leaves out its subject, because it has just been mentioned. */
const followUp = /^(那么?|这个|这项|这笔|该|它|其|还要|还需要|还有|另外|上面|刚才)(什么情况下?)?会?/

/**
 * What policies say about the question: the policy from whose page it was asked, the last policy mentioned when the
 * question leaves out its subject, otherwise all policies.
 */
function evidenceFor(question: string, library: Library, { before, policyId, clause }: Asked): Evidence[] {
  const { store } = library
  if (policyId !== undefined) return inPolicy(question, store.policies.get(policyId), store, clause)
  const last = store.policies.get(before?.citations[0]?.policyId ?? '')
  const suggested = askedWordByWord(question, last)
  if (suggested !== undefined) return [suggested]
  if (followUp.test(question)) return inPolicy(question.replace(followUp, ''), last, store)
  const found = findEvidence(question, library)
  // A question such as 需要什么材料 names what it wants to know, but not its subject.
  return found.length > 0 ? found : inPolicy(question, last, store, undefined, { onlyIntent: true })
}

function inPolicy(
  question: string,
  policy: Readonly<PolicyRow> | undefined,
  store: Store,
  clause?: string,
  options?: { onlyIntent: boolean },
): Evidence[] {
  if (policy === undefined || policy.offShelf) return []
  const found = findInPolicy(question, policy, store, { clause, ...options })
  return found === undefined ? [] : [found]
}

/** A frequent question of the policy, which is offered beside an answer from it. */
function askedWordByWord(question: string, policy: Readonly<PolicyRow> | undefined): Evidence | undefined {
  if (policy === undefined || policy.offShelf) return undefined
  const passage = passagesOf(policy).find(({ kind, heading }) => kind === 'QUESTION' && heading === question)
  return passage === undefined ? undefined : { policy, passage, cover: 1 }
}
