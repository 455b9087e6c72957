import type { Schema } from '#gateway/contract.ts'
import type { NeededOnSubmit } from '#gateway/fields/needed.ts'
import type { demandFormFields } from '#gateway/generated/fields/DemandForm.ts'

/** What the owner fills in; a draft may lack nearly all of it. */
export type DemandContent = Omit<Schema<'DemandForm'>, 'id' | 'submit' | 'enId' | 'agree'>

/** What has passed the audit has every field that a submission needs. */
export type CompleteDemand = DemandContent &
  Required<Pick<DemandContent, Exclude<NeededOnSubmit<typeof demandFormFields>, 'agree'>>>

/** A demand; what the public sees of it depends on today and on whether it is anonymous. */
export interface DemandRow {
  id: string
  /** The owner, also of an anonymous demand. */
  enId: string
  enName: string
  /** Stands in for the name of an anonymous owner, e.g. 化工新材料; the industry's name when absent. */
  industryName?: string
  content: DemandContent
  /** What the public sees: the content that passed the last audit. */
  shown: CompleteDemand | null
  /** EXPIRED follows from the deadline and is not kept. */
  status: Schema<'DemandStatus'>
  pendingChange: boolean
  /** Why it was rejected or blocked. */
  auditRemark?: string | undefined
  publishTime?: string
  createTime: string
  updateTime: string
  viewCount: number
  favoriteCount: number
  dockingCount: number
}
