import type { Schema } from '#gateway/contract.ts'
import type { Clock } from '#mocks/time/clock.ts'
import { fail, type Handlers } from '#mocks/handler/handler.ts'
import { containsKeyword } from '#mocks/store/keyword.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { Store } from '#mocks/store/store.ts'

/** A piece of news or a notice. Its neighbours are derived from its column and time. */
export type NoticeRow = Omit<Schema<'Notice'>, 'prev' | 'next'>

export const noticeHandlers = {
  listNotices: ({ query, store, clock }) => {
    const now = clock.dateTime()
    const rows = publishedNotices(store, now)
      .filter((row) => query.columnCode === undefined || row.columnCode === query.columnCode)
      .filter((row) => containsKeyword([row.title], query.name))
      .toSorted((a, b) => Number(b.top) - Number(a.top))
    return pageOf(rows, query, itemOf)
  },

  getNotice: ({ path, store, clock }) => {
    const found = findNotice(store, clock, path.id)
    const row = store.notices.update(found.id, { viewCount: found.viewCount + 1 }) ?? found
    const column = publishedNotices(store, clock.dateTime()).filter(({ columnCode }) => columnCode === row.columnCode)
    const place = column.indexOf(row)
    return { ...row, prev: neighbourOf(column[place - 1]), next: neighbourOf(column[place + 1]) }
  },
} satisfies Handlers

/** Ends the handler with 4040 when it is not yet published or has expired. */
export function findNotice(store: Store, clock: Clock, id: string): Readonly<NoticeRow> {
  const row = store.notices.get(id)
  return row !== undefined && isPublished(row, clock.dateTime()) ? row : fail('4040', '数据不存在或已删除')
}

export function isPublished({ publishTime, expireTime }: Readonly<NoticeRow>, now: string): boolean {
  return publishTime <= now && (expireTime === undefined || now < expireTime)
}

/** Notices that are published and not expired, the newest first. */
function publishedNotices(store: Store, now: string): Readonly<NoticeRow>[] {
  return store.notices
    .filter((row) => isPublished(row, now))
    .toSorted((a, b) => b.publishTime.localeCompare(a.publishTime))
}

function itemOf(row: Readonly<NoticeRow>): Schema<'NoticeItem'> {
  const { id, title, columnCode, cover, source, publishTime, summary, top, viewCount } = row
  return {
    id,
    title,
    columnCode,
    ...(cover === undefined ? {} : { cover }),
    source,
    publishTime,
    summary,
    top,
    viewCount,
  }
}

function neighbourOf(row: Readonly<NoticeRow> | undefined): Schema<'NoticeNeighbour'> | null {
  return row === undefined ? null : { id: row.id, title: row.title }
}
