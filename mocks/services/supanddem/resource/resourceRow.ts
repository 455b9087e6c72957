import type { Schema } from '#gateway/contract.ts'
import type { NeededOnSubmit } from '#gateway/fields/needed.ts'
import type { achievementResourceFormFields } from '#gateway/generated/fields/AchievementResourceForm.ts'
import type { Fields } from '#gateway/generated/fields/field.ts'
import type { instrumentResourceFormFields } from '#gateway/generated/fields/InstrumentResourceForm.ts'
import type { patentResourceFormFields } from '#gateway/generated/fields/PatentResourceForm.ts'

type Filled<Form> = Omit<Form, 'id' | 'submit' | 'enId' | 'agree'>

/** What the owner fills in, by the type of the resource; a draft may lack nearly all of it. */
export type ResourceContent =
  | (Filled<Schema<'AchievementResourceForm'>> & { resourceType: 'ACHIEVEMENT' })
  | (Filled<Schema<'InstrumentResourceForm'>> & { resourceType: 'INSTRUMENT' })
  | (Filled<Schema<'PatentResourceForm'>> & { resourceType: 'PATENT' })

/** Of what was published before a cover was asked for, some has none. */
type Complete<Content, All extends Fields> =
  Content extends Record<'title', unknown>
    ? Content & Required<Pick<Content, Exclude<NeededOnSubmit<All>, 'agree' | 'cover'> & keyof Content>>
    : never

/** What has passed the audit has every field that a submission needs. */
export type CompleteResource =
  | Complete<Extract<ResourceContent, { resourceType: 'ACHIEVEMENT' }>, typeof achievementResourceFormFields>
  | Complete<Extract<ResourceContent, { resourceType: 'INSTRUMENT' }>, typeof instrumentResourceFormFields>
  | Complete<Extract<ResourceContent, { resourceType: 'PATENT' }>, typeof patentResourceFormFields>

export interface ResourceRow {
  id: string
  enId: string
  enName: string
  content: ResourceContent
  /** What the public sees: the content that passed the last audit. */
  shown: CompleteResource | null
  /** EXPIRED follows from the validity and is not kept. */
  status: Schema<'ResourceStatus'>
  pendingChange: boolean
  /** Why it was rejected or blocked. */
  auditRemark?: string | undefined
  publishTime?: string
  createTime: string
  updateTime: string
  viewCount: number
  favoriteCount: number
  dockingCount: number
  evaluationCount: number
  /** Mean of the published evaluations, 1–5; 0 when there is none. */
  meanScore: number
}
