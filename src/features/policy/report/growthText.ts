import type { Schema } from '#gateway/contract.ts'

type Step = Schema<'PolicyMatchGrowthStep'>

/** The text for a level that misses nothing; none for one that is held. Each level requires the one before. */
export function reachedText({ state }: Pick<Step, 'state'>): string | undefined {
  if (state === 'HELD') return undefined
  return state === 'NEXT' ? '已填写的指标都达到了，可对照办法申报' : '已填写的指标都达到了，取得前一级称号以后才能申报'
}

/** Names of the levels held. */
export function heldTiers(steps: readonly Step[]): ReadonlySet<string> {
  return new Set(steps.filter(({ state }) => state === 'HELD').map(({ tier }) => tier))
}
