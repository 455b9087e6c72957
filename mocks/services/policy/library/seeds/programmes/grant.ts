import type { PolicyRow } from '#mocks/services/policy/library/policyRows.ts'
import type { AmountDraft, PolicyDraft } from '../draft.ts'
import type { Edition, Programme } from './programme.ts'

export function amountOf({ grant, unit = '万元' }: Programme, cap: number, give: string): AmountDraft {
  return [grant[0] === 'FIXED' ? cap : null, cap, unit, give]
}

export function supportOf(
  { grant, mode, unit = '万元' }: Programme,
  edition: Edition,
  give: string,
): PolicyDraft['supports'][number] {
  const [, cap] = edition
  const text = `${give}。`
  if (cap === null || grant[0] === 'NONE') return { text, mode, amountType: 'NONE' }
  if (grant[0] === 'FIXED') return { text, mode, amountType: 'FIXED', amount: cap, unit }
  if (grant[0] === 'RATIO') return { text, mode, amountType: 'RATIO', ratio: grant[1], cap, unit }
  if (grant[0] === 'CAP') return { text, mode, amountType: 'CAP', cap, unit }
  return { text, mode, amountType: 'TIER', cap, unit, formulaText: grant[1].replace('{cap}', String(cap)) }
}

/** Rewards of several levels add up, but shares of an expense do not. */
export function stackableOf(
  { grant }: Programme,
  { ids, index }: { ids: readonly string[]; index: number },
): PolicyRow['stackable'] {
  const withPolicyIds = ids.filter((_, other) => other !== index)
  if (grant[0] === 'NONE' || withPolicyIds.length === 0) return undefined
  return grant[0] === 'FIXED'
    ? { mode: 'STACK', withPolicyIds, note: '与上级同类奖励可以同时享受。' }
    : { mode: 'HIGHEST', withPolicyIds, note: '同一事项符合多级政策的，按从高不重复原则执行，已享受的补足差额。' }
}
