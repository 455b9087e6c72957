import type { Schema } from '#gateway/contract.ts'

/** A piece of news or a notice. Its neighbours are derived from its column and time. */
export type NoticeRow = Omit<Schema<'Notice'>, 'prev' | 'next'>
