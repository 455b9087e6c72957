import type { Schema } from '#gateway/contract.ts'

/** A tag of the policy library. Its id is the tagId. */
export interface PolicyTagRow {
  id: string
  tagName: string
  tagType: Schema<'PolicyTagType'>
  parentId?: string
  /** How often it is searched and clicked. A tag without heat is not a hot tag. */
  heat?: number
}
