import type { Schema } from '#gateway/contract.ts'
import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'
import type { PolicyRow } from '#mocks/services/policy/library/policyRows.ts'
import { passagesOf } from './passages.ts'
import { findEvidence, findInPolicy, type Evidence } from './retrieval.ts'

interface Asked {
  /** What was answered last in the conversation. */
  before: Schema<'RobotAnswer'> | undefined
  /** What the question is about, where the visitor comes from a policy. */
  policyId: string | undefined
  clause: string | undefined
}

interface Library {
  store: Store
  clock: Clock
}

/** A question that leaves out what it is about, because that has just been spoken of. */
const followUp = /^(那么?|这个|这项|这笔|该|它|其|还要|还需要|还有|另外|上面|刚才)(什么情况下?)?会?/

/**
 * What policies say of the question: of the one that it is asked at, of the one that was spoken of last where the question leaves it
 * out, else of all.
 */
export function evidenceFor(question: string, library: Library, { before, policyId, clause }: Asked): Evidence[] {
  const { store } = library
  if (policyId !== undefined) return inPolicy(question, store.policies.get(policyId), store, clause)
  const last = store.policies.get(before?.citations[0]?.policyId ?? '')
  const suggested = askedWordByWord(question, last)
  if (suggested !== undefined) return [suggested]
  if (followUp.test(question)) return inPolicy(question.replace(followUp, ''), last, store)
  const found = findEvidence(question, library)
  // Such as 需要什么材料: what is asked for is said, of what is not.
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

/** A frequent question of the policy, as it is offered beside an answer from it. */
function askedWordByWord(question: string, policy: Readonly<PolicyRow> | undefined): Evidence | undefined {
  if (policy === undefined || policy.offShelf) return undefined
  const passage = passagesOf(policy).find(({ kind, heading }) => kind === 'QUESTION' && heading === question)
  return passage === undefined ? undefined : { policy, passage, cover: 1 }
}
