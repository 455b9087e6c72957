import type { Schema } from '#gateway/contract.ts'
import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'
import type { PolicyRow } from '#mocks/services/policy/library/policyRows.ts'
import { passagesOf } from './passages.ts'
import { findEvidence, findInPolicy, type Evidence } from './retrieval.ts'

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
export function evidenceFor(question: string, library: Library, { before, policyId, clause }: Asked): Evidence[] {
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
