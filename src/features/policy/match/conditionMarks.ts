import { policyMatchConditionStatusWords as words } from '#gateway/generated/words/PolicyMatchCondition.ts'
import { conditionKey, statusOf, type Confirmations, type MatchItem } from '../report/fit.ts'

export type Tone = 'met' | 'unmet' | 'open'

/** What a condition comes to for the reader's enterprise. */
export interface ConditionMark {
  tone: Tone
  text: string
  /** What is the case, what is missing, or why it is not decided. */
  detail?: string
  /** The field of the profile that would decide it. */
  missingField?: string
}

/** What neither data nor reader has decided. */
const open = '待确认'

/** The mark of a condition, found by its text; undefined when it does not concern the enterprise, or is not compared. */
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

/** How many conditions came out how, in words, e.g. 符合 2 条 · 不符合 0 条 · 待确认 1 条. */
export function countsText(item: MatchItem, confirmed: Confirmations): string {
  const statuses = item.conditions.map((condition) => statusOf(item, condition, confirmed))
  const count = (...wanted: readonly string[]) => statuses.filter((status) => wanted.includes(status)).length
  return [
    `${words.MET} ${count('MET')} 条`,
    `${words.UNMET} ${count('UNMET')} 条`,
    `${open} ${count('UNKNOWN', 'MANUAL')} 条`,
  ].join(' · ')
}
