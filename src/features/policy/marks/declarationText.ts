import type { Schema } from '#gateway/contract.ts'

type DeclarationDate = Schema<'PolicyDeclarationDate'>

/** A batch's period, including its last day. */
export function declarationText({ start, end }: Pick<DeclarationDate, 'start' | 'end'>): string {
  return end === null ? `${start} 起，常年受理` : `${start} 至 ${end}`
}

/** Whole days from one date to another, both yyyy-MM-dd; 0 on the same day, negative when it has passed. */
export function daysUntil(date: string, today: string): number {
  return Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000)
}

/** How long a declaration is still possible, e.g. 剩 12 天; undefined when it is over or has no end. */
export function remainingText(end: string | null, today: string): string | undefined {
  const days = end === null ? -1 : daysUntil(end, today)
  if (days < 0) return undefined
  return days === 0 ? '今天截止' : `剩 ${days} 天`
}

/** The same for a batch; before it begins, the time until then, e.g. 15 天后开始. */
export function remainingOf({ start, end }: Pick<DeclarationDate, 'start' | 'end'>, today: string): string | undefined {
  return start > today ? `${daysUntil(start, today)} 天后开始` : remainingText(end, today)
}

/** The relevant batch today: the open one that ends first, else the next one, else the last one. */
export function currentBatch<Batch extends Pick<DeclarationDate, 'start' | 'end'>>(
  batches: readonly Batch[],
  today: string,
): Batch | undefined {
  const endOf = (batch: Batch) => batch.end ?? '9999-12-31'
  const open = batches.filter((batch) => batch.start <= today && today <= endOf(batch))
  const next = batches.filter((batch) => batch.start > today)
  return (
    open.toSorted((a, b) => endOf(a).localeCompare(endOf(b)))[0] ??
    next.toSorted((a, b) => a.start.localeCompare(b.start))[0] ??
    batches.toSorted((a, b) => endOf(b).localeCompare(endOf(a)))[0]
  )
}
