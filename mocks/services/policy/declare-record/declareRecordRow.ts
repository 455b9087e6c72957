import type { Schema } from '#gateway/contract.ts'

/** What an enterprise applied for, or is to get without applying; its stage and what may be done with it follow from the state. */
export type DeclareRecordRow = Omit<Schema<'DeclareRecordDetail'>, 'actions' | 'stage'>
