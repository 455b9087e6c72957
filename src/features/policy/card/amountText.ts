import type { Schema } from '../../../gateway/contract.ts'

type Amount = Schema<'PolicyAmount'>

/** An amount in few words, e.g. 最高 200 万元; an amount without figures says what the gateway says of it. */
export function amountText({ min, max, unit, desc }: Amount): string {
  if (min !== null && max !== null)
    return min === max ? `${figure(max)} ${unit}` : `${figure(min)}–${figure(max)} ${unit}`
  if (max !== null) return `最高 ${figure(max)} ${unit}`
  if (min !== null) return `${figure(min)} ${unit}起`
  return desc
}

const figure = (value: number) => value.toLocaleString('zh-CN')
