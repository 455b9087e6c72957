import type { Schema } from '#gateway/contract.ts'
import { policyLevelWords } from '#gateway/generated/words/PolicyLevel.ts'
import { policyCategoryWords } from '#gateway/generated/words/PolicyCategory.ts'
import { policyEnjoyModeWords } from '#gateway/generated/words/PolicyEnjoyMode.ts'
import { policyValidityWords } from '#gateway/generated/words/PolicyValidity.ts'
import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'
import type { PolicyRow } from './policyRows.ts'
import type { UserRow } from '#mocks/services/uaa/account/accountRows.ts'
import { currentBinding } from '#mocks/services/enterprise/binding/ownership.ts'
import { profileId } from '#mocks/services/enterprise/profile/profileRow.ts'
import { declarationState, declarationTag } from './declarationState.ts'
import { isFavorite } from '../favorite/isFavorite.ts'
import type { Facts } from '../match/facts.ts'
import { matchPolicy } from '../match/matchPolicy.ts'

/** What a view of a policy depends on besides the policy. */
export interface Viewer {
  store: Store
  clock: Clock
  user: Readonly<UserRow> | undefined
  /** Keyed by lower-case name. `enterprise-id` names the enterprise to match with. */
  headers: Readonly<Record<string, string | undefined>>
}

/** The validity on that day: stated by an official act, otherwise by the dates (both included). */
export function validityOf(
  policy: Pick<PolicyRow, 'statedValidity' | 'effectiveDate' | 'expireDate'>,
  today: string,
): Schema<'PolicyValidity'> {
  if (policy.statedValidity !== undefined) return policy.statedValidity
  if (policy.effectiveDate !== undefined && today < policy.effectiveDate) return 'UPCOMING'
  return policy.expireDate !== undefined && today > policy.expireDate ? 'EXPIRED' : 'EFFECTIVE'
}

/** Policies that can be found, in the order of their seeds. */
export function shelf(store: Store): Readonly<PolicyRow>[] {
  return store.policies.filter((policy) => !policy.offShelf)
}

/** Policies that can be found and are in force today. */
export function effectivePolicies({ store, clock }: Pick<Viewer, 'store' | 'clock'>): Readonly<PolicyRow>[] {
  const today = clock.today()
  return shelf(store).filter((policy) => validityOf(policy, today) === 'EFFECTIVE')
}

/** Newest first. The id orders policies of the same day, so that paging is stable. */
export function byNewest(a: Readonly<PolicyRow>, b: Readonly<PolicyRow>): number {
  if (a.publishTime !== b.publishTime) return a.publishTime < b.publishTime ? 1 : -1
  return a.id < b.id ? 1 : -1
}

/** The policy as a card. `favorited` is only for members. */
export function toListItem(policy: Readonly<PolicyRow>, viewer: Viewer): Schema<'PolicyListItem'> {
  const { docNo, remark } = policy
  return {
    ...commonFields(policy, viewer),
    ...(docNo === undefined ? {} : { docNo }),
    ...(remark === undefined ? {} : { remark }),
  }
}

/** The fields that card and detail share, except the row's optional ones. */
export function commonFields(policy: Readonly<PolicyRow>, viewer: Viewer) {
  const { store, clock, user } = viewer
  const today = clock.today()
  const validity = validityOf(policy, today)
  const { id, title, publishTime, amountList, category, level, targetDesc, resultDesc, declareTimes } = policy
  const { summary, enjoyMode, updateTime } = policy
  return {
    id,
    title,
    categoryDesc: policyCategoryWords[category],
    publishTime,
    department: policy.leadDept,
    declarationDateList: policy.batches.map(({ batchName, start, end }) => ({ batchName, start, end })),
    amountList,
    listTag: policy.tagIds.flatMap((tagId) => listTag(store, tagId) ?? []),
    declarationTag: declarationTag(declarationState(policy, today)),
    category,
    level,
    levelDesc: policyLevelWords[level],
    targetDesc,
    resultDesc,
    declareTimes,
    summary,
    enjoyMode,
    enjoyModeDesc: policyEnjoyModeWords[enjoyMode],
    validity,
    validityDesc: policyValidityWords[validity],
    updateTime,
    ...(user === undefined ? {} : { favorited: isFavorite(store, user.id, id), ...degreeFor(policy, viewer) }),
  }
}

function listTag(store: Store, tagId: string): Schema<'PolicyListTag'> | undefined {
  const tag = store.policyTags.get(tagId)
  return tag === undefined ? undefined : { tagId, tagName: tag.tagName, tagType: tag.tagType }
}

/**
 * How well the policy fits the member's current enterprise. Empty before a profile was saved, or when too little is
 * known.
 */
function degreeFor(policy: Readonly<PolicyRow>, viewer: Viewer): { matchedDegree?: number } {
  const facts = factsOf(viewer)
  const matchedDegree = facts && matchPolicy(policy, facts).matchedDegree
  return matchedDegree === undefined ? {} : { matchedDegree }
}

/** What is known about the member's current enterprise. Undefined for a visitor, and before a profile was saved. */
export function factsOf(viewer: Viewer): Facts | undefined {
  if (viewer.user === undefined) return undefined
  const binding = currentBinding(viewer, viewer.headers['enterprise-id'])
  const profile = binding === undefined ? undefined : viewer.store.enterpriseProfiles.get(profileId(binding))
  return profile && { profile, today: viewer.clock.today() }
}
