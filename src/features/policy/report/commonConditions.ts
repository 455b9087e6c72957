import { conditionKey, type MatchItem } from './fit.ts'

/** A condition that a person has to judge and that several policies share. */
export interface CommonCondition {
  /** The key of the answer, see `conditionKey`. */
  key: string
  text: string
  /** Number of policies that have it. */
  policies: number
}

/** Maximum number of questions at a time. */
const most = 3

/** The conditions whose answers help the most policies, the most useful first. */
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
