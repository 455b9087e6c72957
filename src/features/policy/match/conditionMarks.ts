import { policyMatchConditionStatusWords as words } from '#gateway/generated/words/PolicyMatchCondition.ts'
import { conditionKey, statusOf, type Confirmations, type MatchItem } from '../report/fit.ts'

export type Tone = 'met' | 'unmet' | 'open'

/** The result of a condition for the reader's enterprise. */
export interface ConditionMark {
  tone: Tone
  text: string
  /** The actual value, the gap, or why it is undecided. */
  detail?: string
  /** The field of the profile that would decide it. */
  missingField?: string
}

/** Decided neither by data nor by the reader. */
const open = '待确认'

/**
 * The mark of a condition, found by its text; undefined when it does not apply to the enterprise, or is not compared.
 */
export function markOf(item: MatchItem, text: string, confirmed: Confirmations): ConditionMark | undefined {
  const condition = item.conditions.find((each) => each.text === text)
  if (condition === undefined || condition.status === 'NA') return undefined
  const { status, statusDesc, actualText, gap, missingField } = condition
  const said = status === 'MANUAL' ? confirmed[conditionKey(item, condition)] : undefined
  if (said !== undefined) return { tone: said === 'MET' ? 'met' : 'unmet', text: `自认${words[said]}` }
  if (status === 'MET') return { tone: 'met', text: statusDesc, ...detailed(actualText) }
  if (status === 'UNMET') return { tone: 'unmet', text: statusDesc, ...detailed(gap ?? actualText) }
  return { tone: 'open', text: open, ...detailed(gap ?? statusDesc), ...(missingField && { missingField }) }
}

const detailed = (detail: string | undefined) => (detail === undefined ? {} : { detail })

/** The number of conditions by result, e.g. 符合 2 条 · 不符合 0 条 · 待确认 1 条. */
export function countsText(item: MatchItem, confirmed: Confirmations): string {
  const statuses = item.conditions.map((condition) => statusOf(item, condition, confirmed))
  const count = (...wanted: readonly string[]) => statuses.filter((status) => wanted.includes(status)).length
  return [
    `${words.MET} ${count('MET')} 条`,
    `${words.UNMET} ${count('UNMET')} 条`,
    `${open} ${count('UNKNOWN', 'MANUAL')} 条`,
  ].join(' · ')
}
