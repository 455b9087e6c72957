import type { Schema } from '#gateway/contract.ts'
import { historyRecordQuota, historyRecordTerms } from '#gateway/generated/fields/HistoryRecord.ts'
import type { Clock } from '#mocks/time/clock.ts'
import { fail, type Handlers, member } from '#mocks/handler/handler.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { Store } from '#mocks/store/store.ts'
import { isShown, linkTo } from '../message/targets.ts'

/** A member's latest visit of an object, one row per object. */
export interface HistoryRow extends Schema<'HistoryForm'> {
  id: string
  userId: string
  /** yyyy-MM-dd HH:mm:ss in China. */
  viewTime: string
}

/** Whether a member's visits are recorded. Its id is the member's. Without a row they are recorded. */
export interface HistorySettingRow {
  id: string
  enabled: boolean
}

/** The maximum age of a stored visit. Their number is limited too. */
const keepDays = historyRecordTerms.kept.days
const maxCount = historyRecordQuota.kept.most

export const historyHandlers = {
  addHistory: (context) => {
    const { store, clock, gateway, body } = context
    const { id: userId } = member(context)
    if (!isEnabled(store, userId)) return null
    const { targetType, targetId, title } = body
    const known = store.histories
      .by('userId', userId)
      .find((row) => row.targetType === targetType && row.targetId === targetId)
    // Inserted again, so that the rows stay in chronological order.
    if (known !== undefined) store.histories.remove(known.id)
    const id = known?.id ?? gateway.newId('hi')
    store.histories.insert({ id, userId, targetType, targetId, title, viewTime: clock.dateTime() })
    forgetOld(store, clock, userId)
    return null
  },

  listHistory: (context) => {
    const { store, clock, query } = context
    const rows = keptHistory(store, clock, member(context).id).filter(
      ({ targetType }) => query.targetType === undefined || targetType === query.targetType,
    )
    return pageOf(rows, query, (row) => toRecord(store, clock, row))
  },

  deleteHistory: (context) => {
    const { store, query } = context
    const own = store.histories.by('userId', member(context).id).filter(({ id }) => query.ids.includes(id))
    if (own.length === 0) fail('4040', '数据不存在或已删除')
    for (const { id } of own) store.histories.remove(id)
    return null
  },

  deleteAllHistory: (context) => {
    const { store } = context
    for (const { id } of store.histories.by('userId', member(context).id)) store.histories.remove(id)
    return null
  },

  getHistorySetting: (context) => {
    const enabled = isEnabled(context.store, member(context).id)
    return { enabled, keepDays, maxCount }
  },

  setHistorySetting: (context) => {
    const { store, body } = context
    const { id } = member(context)
    const { enabled } = body
    if (store.historySettings.update(id, { enabled }) === undefined) store.historySettings.insert({ id, enabled })
    return { enabled, keepDays, maxCount }
  },
} satisfies Handlers

function isEnabled(store: Store, userId: string): boolean {
  return store.historySettings.get(userId)?.enabled ?? true
}

/** The member's visits that may be stored, the latest first. */
function keptHistory(store: Store, clock: Clock, userId: string): Readonly<HistoryRow>[] {
  const earliest = clock.day(-keepDays)
  return store.histories
    .by('userId', userId)
    .toReversed()
    .filter(({ viewTime }) => viewTime >= earliest)
    .slice(0, maxCount)
}

function forgetOld(store: Store, clock: Clock, userId: string): void {
  const kept = new Set(keptHistory(store, clock, userId).map(({ id }) => id))
  const old = store.histories.by('userId', userId).filter(({ id }) => !kept.has(id))
  for (const { id } of old) store.histories.remove(id)
}

function toRecord(store: Store, clock: Clock, row: Readonly<HistoryRow>): Schema<'HistoryRecord'> {
  const { id, targetType, targetId, title, viewTime } = row
  const link = linkTo(targetType, targetId)
  return { id, targetType, targetId, title, link, invalid: !isShown(store, clock, targetType, targetId), viewTime }
}
