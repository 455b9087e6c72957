import type { Schema } from '../../../src/gateway/contract.ts'

type Filled<Form> = Omit<Form, 'id' | 'submit' | 'enId' | 'agree'>

/** What the owner fills in, by the type of the resource; a draft may lack nearly all of it. */
export type ResourceContent =
  | (Filled<Schema<'AchievementResourceForm'>> & { resourceType: 'ACHIEVEMENT' })
  | (Filled<Schema<'InstrumentResourceForm'>> & { resourceType: 'INSTRUMENT' })
  | (Filled<Schema<'PatentResourceForm'>> & { resourceType: 'PATENT' })

type Needed =
  | 'categoryId'
  | 'industryCode'
  | 'summary'
  | 'description'
  | 'ownerType'
  | 'ownerName'
  | 'region'
  | 'priceType'
  | 'contactName'
  | 'contactTel'

type Complete<Content, Own extends keyof Content> =
  Content extends Record<'title', unknown> ? Content & Required<Pick<Content, Own>> : never

/** What has passed the audit has every field that a submission needs. */
export type CompleteResource =
  | Complete<
      Extract<ResourceContent, { resourceType: 'ACHIEVEMENT' }>,
      Needed | 'achievementYear' | 'achievementForm' | 'maturity' | 'transferMode'
    >
  | Complete<
      Extract<ResourceContent, { resourceType: 'INSTRUMENT' }>,
      | Needed
      | 'instrumentModel'
      | 'instrumentClass'
      | 'techIndicator'
      | 'serviceItems'
      | 'openTime'
      | 'weekdays'
      | 'bookAheadDays'
      | 'address'
    >
  | Complete<
      Extract<ResourceContent, { resourceType: 'PATENT' }>,
      Needed | 'patentNo' | 'patentType' | 'legalStatus' | 'applyDate' | 'patentee' | 'tradeMode'
    >

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
