import type { Schema } from '#gateway/contract.ts'
import { figureText } from '#ui/figureText.ts'

type Amount = Schema<'PolicyAmount'>

/** An amount in a few words, e.g. 最高 200 万元; without figures the gateway's description. */
export function amountText({ min, max, unit, desc }: Amount): string {
  if (min !== null && max !== null)
    return min === max ? `${figureText(max)} ${unit}` : `${figureText(min)}–${figureText(max)} ${unit}`
  if (max !== null) return `最高 ${figureText(max)} ${unit}`
  if (min !== null) return `${figureText(min)} ${unit}起`
  return desc
}
