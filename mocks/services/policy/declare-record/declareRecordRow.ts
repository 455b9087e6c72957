import type { Schema } from '#gateway/contract.ts'

/**
 * An enterprise's application, or a benefit that it gets without applying. Its stage and possible actions are derived
 * from the state.
 */
export type DeclareRecordRow = Omit<Schema<'DeclareRecordDetail'>, 'actions' | 'stage'>
