import { conditionKey, type MatchItem } from './fit.ts'

/** A condition that a person has to judge and that stands in several policies. */
export interface CommonCondition {
  /** What the answer is kept under, see `conditionKey`. */
  key: string
  text: string
  /** In how many policies it stands. */
  policies: number
}

/** As many as are worth asking at once. */
const most = 3

/** The conditions whose one answer helps most policies, those of most policies first. */
export function commonConditions(items: readonly MatchItem[]): CommonCondition[] {
  const found = new Map<string, CommonCondition>()
  for (const item of items) {
    for (const condition of item.conditions.filter(({ status }) => status === 'MANUAL')) {
      const key = conditionKey(item, condition)
      found.set(key, { key, text: condition.text, policies: (found.get(key)?.policies ?? 0) + 1 })
    }
  }
  return [...found.values()]
    .filter(({ policies }) => policies > 1)
    .toSorted((a, b) => b.policies - a.policies)
    .slice(0, most)
}
