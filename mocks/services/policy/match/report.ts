import type { Schema } from '#gateway/contract.ts'
import { items as itemsField } from '#gateway/generated/fields/PolicyMatchGroup.ts'
import { policyMatchItemTerms } from '#gateway/generated/fields/PolicyMatchItem.ts'
import { policyLevelWords } from '#gateway/generated/words/PolicyLevel.ts'
import { policyMatchBucketWords } from '#gateway/generated/words/PolicyMatchBucket.ts'
import { daysBetween } from '#mocks/time/days.ts'
import type { Store } from '#mocks/store/store.ts'
import type { PolicyRow } from '../library/policyRows.ts'
import type { UserRow } from '#mocks/services/uaa/account/accountRows.ts'
import { completionOf } from '#mocks/services/enterprise/profile/completion.ts'
import { currentBatch, declarationState, declarationTag, isDeclarable } from '../library/declarationState.ts'
import { highestAmount } from '../library/filters.ts'
import { isFavorite } from '../favorite/isFavorite.ts'
import { toMatchCondition } from './condition.ts'
import { askedField, factOf, type Facts } from './facts.ts'
import { growthPath } from './growth.ts'
import { matchPolicy, type Match } from './matchPolicy.ts'
import { deadlineOf, rankOf } from './rank.ts'

type Bucket = Schema<'PolicyMatchBucket'>

const ruleSetVersion = 'policy-match@2026.1'

/** The contract's limit for a group. */
const mostItems = itemsField.maxItems

interface ReportPlace {
  store: Store
  /** The user whose favourites are marked. */
  user: Readonly<UserRow> | undefined
  reportId: string
  generatedAt: string
}

/** Compares every policy with the facts and groups them, the best score first. */
export function buildReport(
  policies: readonly Readonly<PolicyRow>[],
  facts: Facts,
  { store, user, reportId, generatedAt }: ReportPlace,
): Schema<'PolicyMatchReport'> {
  const { today } = facts
  const matches = policies.map((policy) => matchPolicy(policy, facts))
  const ranked = matches
    .map((match) => ({ match, rank: rankOf(match.policy, match.matchedDegree ?? 0, today) }))
    .toSorted((a, b) => b.rank - a.rank || a.match.policy.id.localeCompare(b.match.policy.id))
    .map(({ match }) => match)
  const buckets = Object.keys(policyMatchBucketWords) as Bucket[]
  const groups = buckets.flatMap((bucket) => {
    const items = ranked.filter((match) => match.bucket === bucket).slice(0, mostItems)
    if (items.length === 0) return []
    return [
      {
        bucket,
        bucketDesc: policyMatchBucketWords[bucket],
        items: items.map((match) => toItem(match, { store, user }, today)),
      },
    ]
  })
  return {
    reportId,
    enName: nameOf(facts),
    completion: completionOf(facts.profile, today),
    generatedAt,
    ruleSetVersion,
    summary: summaryOf(matches),
    groups,
    missingFields: missingFieldsOf(matches),
    growthPath: growthPath(facts),
  }
}

/** One policy, as it would be in a report for the same facts. */
export function matchItemOf(
  policy: Readonly<PolicyRow>,
  facts: Facts,
  place: Pick<ReportPlace, 'store' | 'user'>,
): Schema<'PolicyMatchItem'> {
  return toItem(matchPolicy(policy, facts), place, facts.today)
}

function nameOf(facts: Facts): string {
  const name = factOf(facts, 'basicDTO.name')
  return typeof name === 'string' && name !== '' ? name.slice(0, 100) : '未填写企业名称'
}

function summaryOf(matches: readonly Match[]): Schema<'PolicyMatchSummary'> {
  const count = (bucket: Bucket) => matches.filter((match) => match.bucket === bucket).length
  const fitting = matches.filter(({ bucket }) => bucket === 'HIGH' || bucket === 'MID').map(({ policy }) => policy)
  return {
    high: count('HIGH'),
    mid: count('MID'),
    potential: count('POTENTIAL'),
    unfit: count('UNFIT'),
    insufficient: count('INSUFFICIENT'),
    totalAmountMax: totalAmount(fitting),
  }
}

/** In 万元. Of policies that exclude each other, the highest amount counts. */
function totalAmount(policies: readonly Readonly<PolicyRow>[]): number {
  const taken: Readonly<PolicyRow>[] = []
  for (const policy of policies.toSorted((a, b) => (highestAmount(b) ?? 0) - (highestAmount(a) ?? 0))) {
    if (!taken.some((other) => excludes(policy, other) || excludes(other, policy))) taken.push(policy)
  }
  return Math.round(taken.reduce((sum, policy) => sum + (highestAmount(policy) ?? 0), 0) * 100) / 100
}

function excludes({ stackable }: Readonly<PolicyRow>, other: Readonly<PolicyRow>): boolean {
  return stackable !== undefined && stackable.mode !== 'STACK' && stackable.withPolicyIds.includes(other.id)
}

/** Fields that would let the most policies be verified come first. Each policy counts once. */
function missingFieldsOf(matches: readonly Match[]): Schema<'PolicyMatchMissingField'>[] {
  const gains = new Map<string, Schema<'PolicyMatchMissingField'>>()
  for (const { checked } of matches) {
    const asked = new Map(checked.flatMap(({ missing }) => (missing === undefined ? [] : [byKey(askedField(missing))])))
    for (const [key, field] of asked) gains.set(key, { ...field, policyGain: (gains.get(key)?.policyGain ?? 0) + 1 })
  }
  return [...gains.values()].toSorted((a, b) => b.policyGain - a.policyGain || a.key.localeCompare(b.key))
}

function byKey<Field extends { key: string }>(field: Field): [string, Field] {
  return [field.key, field]
}

function toItem(
  match: Match,
  { store, user }: Pick<ReportPlace, 'store' | 'user'>,
  today: string,
): Schema<'PolicyMatchItem'> {
  const { policy, matchedDegree, coverage, vetoHit, checked } = match
  const amountText = policy.amountList.map(({ desc }) => desc).join('；')
  const deadline = deadlineOf(policy, today)
  const remainDays = deadline === undefined ? undefined : Math.max(0, daysBetween(today, deadline))
  const suggestion = suggestionFor(match)
  const state = declarationState(policy, today)
  const url = currentBatch(policy.batches, today)?.url
  return {
    policyId: policy.id,
    title: policy.title,
    level: policy.level,
    levelDesc: policyLevelWords[policy.level],
    department: policy.leadDept,
    ...(matchedDegree === undefined ? {} : { matchedDegree }),
    coverage,
    ...(amountText === '' ? {} : { amountText: amountText.slice(0, 200) }),
    ...(deadline === undefined ? {} : { deadline }),
    ...(remainDays === undefined ? {} : { remainDays }),
    urgency: urgencyOf(remainDays),
    declarationTag: declarationTag(state),
    ...(isDeclarable(state) && url !== undefined ? { declareUrl: url } : {}),
    ...(user === undefined ? {} : { favorited: isFavorite(store, user.id, policy.id) }),
    conditions: checked.map((each) => toMatchCondition(each, store)),
    vetoHit,
    ...(suggestion === undefined ? {} : { suggestion: suggestion.slice(0, 300) }),
  }
}

function urgencyOf(remainDays: number | undefined): Schema<'PolicyMatchItem'>['urgency'] {
  const { urgent, soon } = policyMatchItemTerms
  if (remainDays === undefined || remainDays > soon.days) return 'NORMAL'
  return remainDays <= urgent.days ? 'URGENT' : 'SOON'
}

function suggestionFor({ checked }: Match): string | undefined {
  const unmet = checked.find(({ status }) => status === 'UNMET')
  if (unmet !== undefined) return `暂不满足：${unmet.condition.text}`
  const labels = new Set(checked.flatMap(({ missing }) => (missing === undefined ? [] : askedField(missing).label)))
  if (labels.size > 0) return `补充${[...labels].join('、')}后可确认是否符合`
  return checked.some(({ status }) => status === 'MANUAL') ? '请对照原文核对需人工判断的条件' : undefined
}
