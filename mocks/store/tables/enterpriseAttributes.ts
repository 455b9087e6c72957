import type { Schema } from '#gateway/contract.ts'

/** What takes part in policy matching beside the profile; its id is that of the profile. */
export interface EnterpriseAttributesRow extends Pick<
  Schema<'EnterprisePolicyAttributes'>,
  'certification' | 'innovationLevelList'
> {
  id: string
  /** Values of the business indicators that were filled in. */
  indicators: { code: Schema<'BusinessIndicatorCode'>; year: number; value: number }[]
}
