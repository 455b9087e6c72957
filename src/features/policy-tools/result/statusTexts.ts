import type { Schema } from '#gateway/contract.ts'

/** The status of an item in a word; its tone is never the only signal. */
export const statusTexts: Record<
  Schema<'ToolItemStatus'>,
  { text: string; tone: 'good' | 'bad' | 'open' | 'manual' | 'off' }
> = {
  MET: { text: '符合', tone: 'good' },
  UNMET: { text: '不符合', tone: 'bad' },
  UNKNOWN: { text: '资料不足', tone: 'open' },
  MANUAL: { text: '待人工确认', tone: 'manual' },
  NA: { text: '不适用', tone: 'off' },
}

/**
 * The status of an item in a word. An item that only scores points, or only helps to find a class, cannot be met: it is
 * evaluated (ToolItemStatus of the contract).
 */
export function statusText(
  { status, maxScore }: Pick<Schema<'ToolItem'>, 'status' | 'maxScore'>,
  isClassified = false,
) {
  if (status === 'MET' && isClassified) return '已判定'
  return status === 'MET' && maxScore !== undefined ? '已计分' : statusTexts[status].text
}
