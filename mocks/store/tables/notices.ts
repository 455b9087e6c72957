import type { Schema } from '../../../src/gateway/contract.ts'

/** A piece of news or a notice; its neighbours follow from its column and time. */
export type NoticeRow = Omit<Schema<'Notice'>, 'prev' | 'next'>
