import { amountText } from '../marks/amountText.ts'
import { currentBatch, declarationText, remainingText } from '../marks/declarationText.ts'
import { notPublished } from '../marks/notPublished.ts'
import type { PolicyDetail } from '../detail/policyDetailQuery.ts'

/** One line of a policy under an aspect. */
export interface ComparedLine {
  text: string
  /** Every compared policy has this line. */
  common: boolean
}

/** One aspect of the comparison. */
export interface CompareAspect {
  name: string
  /** The policies do not all agree. */
  differs: boolean
  /** The lines of each policy, in the given order; never empty. */
  cells: readonly (readonly ComparedLine[])[]
}

type LinesOf = (policy: PolicyDetail, others: readonly PolicyDetail[], today: string) => readonly string[]

/** In the order of an enterprise's questions. */
const aspects: Readonly<Record<string, LinesOf>> = {
  适用对象: ({ targetDesc }) => [targetDesc],
  支持内容: ({ supports, resultDesc }) => (supports.length === 0 ? [resultDesc] : supports.map(({ text }) => text)),
  支持金额: ({ amountList }) => (amountList.length === 0 ? ['无固定金额'] : amountList.map(amountText)),
  申报条件: ({ conditions }) => conditions.map(({ text, veto }) => (veto ? `${text}（一票否决）` : text)),
  申报截止: deadline,
  能否叠加: stacking,
  兑现方式: ({ enjoyModeDesc }) => [enjoyModeDesc],
  申报材料: materials,
  层级与部门: ({ levelDesc, department }) => [`${levelDesc}，${department}`],
  效力状态: ({ validityDesc }) => [validityDesc],
  咨询电话: ({ contact }) => contact.map(({ dept, tel }) => `${dept} ${tel}`),
}

/**
 * Compares the policies.
 * @param today yyyy-MM-dd in China
 */
export function compareAspects(policies: readonly PolicyDetail[], today: string): CompareAspect[] {
  return Object.entries(aspects).map(([name, linesOf]) => {
    const lines = policies.map((policy) => {
      const own = linesOf(policy, policies, today)
      return own.length === 0 ? [notPublished] : own
    })
    const differs = new Set(lines.map((own) => own.join('\n'))).size > 1
    const isCommon = (text: string) => policies.length > 1 && lines.every((own) => own.includes(text))
    return { name, differs, cells: lines.map((own) => own.map((text) => ({ text, common: isCommon(text) }))) }
  })
}

function deadline(policy: PolicyDetail, _others: readonly PolicyDetail[], today: string): string[] {
  const { code, text } = policy.declarationTag
  if (code === 'NO_APPLY' || code === 'NONE') return [text]
  const batch = currentBatch(policy.declarationDateList, today)
  if (batch === undefined) return []
  const remaining = code === 'OPEN' || code === 'ENDING' ? remainingText(batch.end, today) : undefined
  return [remaining === undefined ? text : `${text}，${remaining}`, declarationText(batch)]
}

/** What the policy says about stacking, first about the other policies in the comparison. */
function stacking({ id, stackable }: PolicyDetail, others: readonly PolicyDetail[]): string[] {
  if (stackable === undefined) return ['未作规定，请咨询主管部门']
  const { modeDesc, note, withPolicyIds } = stackable
  const named = others.filter((other) => other.id !== id && withPolicyIds.includes(other.id))
  return [
    ...named.map(({ title }) => `与《${title}》：${modeDesc}`),
    note === undefined ? modeDesc : `${modeDesc}。${note}`,
  ]
}

function materials({ enjoyMode, materials: list }: PolicyDetail): string[] {
  if (enjoyMode === 'NO_APPLY' || enjoyMode === 'INFO') return ['无需提交']
  if (list.length === 0) return []
  return [`${list.length} 项，其中必交 ${list.filter(({ required }) => required).length} 项`]
}
