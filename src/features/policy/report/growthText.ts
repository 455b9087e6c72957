import type { Schema } from '#gateway/contract.ts'

type Step = Schema<'PolicyMatchGrowthStep'>

/** What is said of a step that misses nothing; of one that is held, nothing. Each step presupposes the one before. */
export function reachedText({ state }: Pick<Step, 'state'>): string | undefined {
  if (state === 'HELD') return undefined
  return state === 'NEXT' ? '已填写的指标都达到了，可对照办法申报' : '已填写的指标都达到了，取得前一级称号以后才能申报'
}

/** Names of the steps that are held. */
export function heldTiers(steps: readonly Step[]): ReadonlySet<string> {
  return new Set(steps.filter(({ state }) => state === 'HELD').map(({ tier }) => tier))
}
