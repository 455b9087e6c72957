import type { Schema } from '#gateway/contract.ts'
import { figureText } from '#ui/figureText.ts'

type Amount = Schema<'PolicyAmount'>

/** An amount in few words, e.g. 最高 200 万元; an amount without figures says what the gateway says of it. */
export function amountText({ min, max, unit, desc }: Amount): string {
  if (min !== null && max !== null)
    return min === max ? `${figureText(max)} ${unit}` : `${figureText(min)}–${figureText(max)} ${unit}`
  if (max !== null) return `最高 ${figureText(max)} ${unit}`
  if (min !== null) return `${figureText(min)} ${unit}起`
  return desc
}
