import type { Schema } from '#gateway/contract.ts'
import type { Store } from '#mocks/store/store.ts'

type Match = Pick<Schema<'CustomerDemandItem'>, 'matchedDegree' | 'matchReasons'>

/** How much of the demand's subject the enterprise's own demands and resources cover. Null when it has none. */
export function matchOf(store: Store, enId: string | undefined, demand: Schema<'DemandItem'>): Match {
  const own = [...store.demands.all(), ...store.resources.all()]
    .filter((row) => row.enId === enId)
    .map(({ content }) => content)
  if (own.length === 0) return { matchedDegree: null, matchReasons: [] }
  const industries = new Set(own.map(({ industryCode }) => industryCode))
  const fields = new Set(own.flatMap(({ fieldArea = [] }) => fieldArea))
  const words = new Set(own.flatMap(({ keywords = [] }) => keywords))
  const sharedField = demand.fieldArea.filter((field) => fields.has(field))
  const sharedWords = demand.keywords.filter((word) => words.has(word))
  const isSameIndustry = industries.has(demand.industryCode)
  return {
    matchedDegree:
      (isSameIndustry ? 40 : 0) + (sharedField.length > 0 ? 35 : 0) + Math.min(25, sharedWords.length * 15),
    matchReasons: [
      ...(isSameIndustry ? ['同一行业'] : []),
      ...sharedField.map((field) => `技术领域：${field}`),
      ...sharedWords.map((word) => `关键词：${word}`),
    ].slice(0, 5),
  }
}
