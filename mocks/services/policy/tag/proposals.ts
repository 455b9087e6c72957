import type { Schema } from '#gateway/contract.ts'
import type { Handlers } from '#mocks/handler/handler.ts'
import type { Store } from '#mocks/store/store.ts'
import { declarationState } from '../library/declarationState.ts'
import { namesIn } from '../match/condition.ts'
import { factOf, type Facts } from '../match/facts.ts'
import { matchPolicy } from '../match/matchPolicy.ts'
import { toTags } from './tags.ts'
import { effectivePolicies, factsOf, type Viewer } from '../library/view.ts'

/** The contract's limit for a list. */
const mostTags = 6

export const proposalHandlers = {
  listProposedTags: (context) => {
    const { store } = context
    const facts = factsOf(context)
    if (facts === undefined) return []
    const names = namesOf(facts)
    const counts = fittingCounts(context, facts)
    return toTags(store.policyTags.all(), context)
      .filter(({ subscribed, policyCount }) => !subscribed && policyCount > 0)
      .map((tag) => ({ tag, named: namedBy(tag.tagName, names, store), count: counts.get(tag.tagId) ?? 0 }))
      .filter(({ named, count }) => named !== undefined || count > 0)
      .toSorted((a, b) => Number(b.named !== undefined) - Number(a.named !== undefined) || b.count - a.count)
      .slice(0, mostTags)
      .map(({ tag, named, count }) => toProposal(tag, named, count))
  },
} satisfies Handlers

/** The enterprise's types and qualifications in the profile. */
function namesOf(facts: Facts): string[] {
  return ['basicDTO.enType', 'basicDTO.enterpriseAptitudeList'].flatMap((field) => namesIn(factOf(facts, field)))
}

/** The name that is the tag or one of its synonyms. */
function namedBy(tagName: string, names: readonly string[], store: Store): string | undefined {
  const groups = store.policyWords.all().map(({ wordName, synonyms }) => [wordName, ...synonyms])
  const words = [tagName, ...groups.filter((group) => group.includes(tagName)).flat()]
  return names.find((name) => words.some((word) => name.includes(word)))
}

/** For each tag, the number of policies with it that fit well and can still be obtained. */
function fittingCounts(context: Viewer, facts: Facts): Map<string, number> {
  const counts = new Map<string, number>()
  for (const policy of effectivePolicies(context)) {
    if (declarationState(policy, facts.today) === 'END') continue
    const { bucket } = matchPolicy(policy, facts)
    if (bucket !== 'HIGH' && bucket !== 'MID') continue
    for (const tagId of policy.tagIds) counts.set(tagId, (counts.get(tagId) ?? 0) + 1)
  }
  return counts
}

function toProposal(
  { tagId, tagName, tagType, policyCount }: Schema<'PolicyTag'>,
  named: string | undefined,
  count: number,
): Schema<'PolicyTagProposal'> {
  const reason = named === undefined ? `较匹配的政策中有 ${count} 条` : `企业信息中有“${named}”`
  return { tagId, tagName, tagType, policyCount, reason }
}
