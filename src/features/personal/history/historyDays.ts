import { call } from '#gateway/call.ts'
import type { GatewayClient } from '#gateway/client.ts'
import type { DataOf, Schema } from '#gateway/contract.ts'
import { isNoRecord } from '#gateway/refusal.ts'
import { dayText } from '#ui/timeText.ts'

/** The visits of one day, latest first. */
interface HistoryDay {
  day: string
  visits: Schema<'HistoryRecord'>[]
}

/** A page of the history by day; its count remains that of the visits. */
export function byDay(page: DataOf<'listHistory'>) {
  const days: HistoryDay[] = []
  for (const visit of page.records) {
    const day = dayText(visit.viewTime)
    const last = days.at(-1)
    if (last?.day === day) last.visits.push(visit)
    else days.push({ day, visits: [visit] })
  }
  return { ...page, records: days }
}

/** The maximum for a page, and for a call that deletes. */
const size = 50

/** Deletes the visits of a day, of one kind or all. A day may continue beyond the page shown. */
export async function deleteDay(
  gateway: GatewayClient,
  day: string,
  targetType: Schema<'HistoryTarget'> | undefined,
): Promise<void> {
  const batches: string[][] = []
  for (let current = 1; ; current++) {
    const query = { current, size, ...(targetType && { targetType }) }
    const { records, pages } = await call(gateway, 'listHistory', { query }, { silent: true })
    batches.push(records.filter(({ viewTime }) => dayText(viewTime) === day).map(({ id }) => id))
    const earliest = records.at(-1)
    if (current >= pages || earliest === undefined || dayText(earliest.viewTime) < day) break
  }
  for (const ids of batches) if (ids.length > 0) await deleteVisits(gateway, ids)
}

/** Deletes visits; those that another tab has deleted count as deleted. */
async function deleteVisits(gateway: GatewayClient, ids: string[]): Promise<void> {
  try {
    await call(gateway, 'deleteHistory', { query: { ids } }, { silent: true })
  } catch (error) {
    if (!isNoRecord(error)) throw error
  }
}
