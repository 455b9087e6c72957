import type { Schema } from '#gateway/contract.ts'

/** A form, notice or list that belongs to a declaration. */
export interface PolicyDeclareFileRow extends Schema<'PolicyDeclareFile'> {
  /** Its text, for the preview. */
  paragraphs: string[]
}
