import type { Schema } from '#gateway/contract.ts'
import type { NeededOnSubmit } from '#gateway/fields/needed.ts'
import type { achievementResourceFormFields } from '#gateway/generated/fields/AchievementResourceForm.ts'
import type { Fields } from '#gateway/generated/fields/field.ts'
import type { instrumentResourceFormFields } from '#gateway/generated/fields/InstrumentResourceForm.ts'
import type { patentResourceFormFields } from '#gateway/generated/fields/PatentResourceForm.ts'

type Filled<Form> = Omit<Form, 'id' | 'submit' | 'enId' | 'agree'>

/** The owner's inputs, by the type of the resource. A draft may lack nearly all of them. */
export type ResourceContent =
  | (Filled<Schema<'AchievementResourceForm'>> & { resourceType: 'ACHIEVEMENT' })
  | (Filled<Schema<'InstrumentResourceForm'>> & { resourceType: 'INSTRUMENT' })
  | (Filled<Schema<'PatentResourceForm'>> & { resourceType: 'PATENT' })

/** The cover is optional here: some resources were published before it was required. */
type Complete<Content, All extends Fields> =
  Content extends Record<'title', unknown>
    ? Content & Required<Pick<Content, Exclude<NeededOnSubmit<All>, 'agree' | 'cover'> & keyof Content>>
    : never

/** Content that has passed the audit, which has every field that a submission needs. */
export type CompleteResource =
  | Complete<Extract<ResourceContent, { resourceType: 'ACHIEVEMENT' }>, typeof achievementResourceFormFields>
  | Complete<Extract<ResourceContent, { resourceType: 'INSTRUMENT' }>, typeof instrumentResourceFormFields>
  | Complete<Extract<ResourceContent, { resourceType: 'PATENT' }>, typeof patentResourceFormFields>

export interface ResourceRow {
  id: string
  enId: string
  enName: string
  content: ResourceContent
  /** The public version: the content that passed the last audit. */
  shown: CompleteResource | null
  /** EXPIRED is derived from the validity and is not stored. */
  status: Schema<'ResourceStatus'>
  pendingChange: boolean
  /** The reason for a rejection or block. */
  auditRemark?: string | undefined
  publishTime?: string
  createTime: string
  updateTime: string
  viewCount: number
  favoriteCount: number
  dockingCount: number
  evaluationCount: number
  /** Mean of the published evaluations, 1–5. 0 when there are none. */
  meanScore: number
}
