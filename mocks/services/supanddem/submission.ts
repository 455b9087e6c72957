import type { Quota } from '#gateway/generated/fields/field.ts'
import { fail } from '#mocks/handler/handler.ts'

/** Ends with 4008 when the enterprise already has the maximum number of others. */
export function checkQuota(others: readonly { status: string }[], { title, most, when }: Quota): void {
  const counted = others.filter(({ status }) => when?.['status']?.includes(status) ?? true)
  if (counted.length >= most) fail('4008', `${title}最多 ${most} 条`)
}
