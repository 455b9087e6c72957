import type { Schema } from '#gateway/contract.ts'
import type { NeededOnSubmit } from '#gateway/fields/needed.ts'
import type { demandFormFields } from '#gateway/generated/fields/DemandForm.ts'

/** The owner's inputs. A draft may lack nearly all of them. */
export type DemandContent = Omit<Schema<'DemandForm'>, 'id' | 'submit' | 'enId' | 'agree'>

/** Content that has passed the audit, which has every field that a submission needs. */
export type CompleteDemand = DemandContent &
  Required<Pick<DemandContent, Exclude<NeededOnSubmit<typeof demandFormFields>, 'agree'>>>

/** A demand. What the public sees of it depends on the day and on whether it is anonymous. */
export interface DemandRow {
  id: string
  /** The owner, even of an anonymous demand. */
  enId: string
  enName: string
  /** Replaces the name of an anonymous owner, such as 化工新材料. By default the industry's name. */
  industryName?: string
  content: DemandContent
  /** The public version: the content that passed the last audit. */
  shown: CompleteDemand | null
  /** EXPIRED is derived from the deadline and is not stored. */
  status: Schema<'DemandStatus'>
  pendingChange: boolean
  /** The reason for a rejection or block. */
  auditRemark?: string | undefined
  publishTime?: string
  createTime: string
  updateTime: string
  viewCount: number
  favoriteCount: number
  dockingCount: number
}
