import type { Schema } from '#gateway/contract.ts'

/** A tag of the policy library; its id is the tagId. */
export interface PolicyTagRow {
  id: string
  tagName: string
  tagType: Schema<'PolicyTagType'>
  parentId?: string
  /** How often it is searched and clicked; a tag without is no hot tag. */
  heat?: number
}
