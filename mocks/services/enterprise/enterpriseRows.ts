import type { Schema } from '#gateway/contract.ts'

/** An application for the importance level of a power user, and its outcome. */
export interface ElectricityCertificateRow extends Schema<'ElectricityCertificate'> {
  userId: string
}

/** Enterprise attributes that policy matching uses besides the profile. It has the profile's id. */
export interface EnterpriseAttributesRow extends Pick<
  Schema<'EnterprisePolicyAttributes'>,
  'certification' | 'innovationLevelList'
> {
  id: string
  /** The values of the business indicators that were filled in. */
  indicators: { code: Schema<'BusinessIndicatorCode'>; year: number; value: number }[]
}

/**
 * An enterprise that a member has bound. `id` is the binding's and `enId` the enterprise's. The table of facilitators
 * records whether it is a provider.
 */
export interface EnterpriseBindingRow extends Omit<Schema<'Enterprise'>, 'faStatus'> {
  userId: string
  auditRemark: string | null
  /** yyyy-MM-dd HH:mm:ss in China. */
  bindTime: string
}

/**
 * The six sections of a profile. Its id is the enterprise's enId, or the id of a binding that has not been approved:
 * until then, the member has a separate profile.
 */
export interface EnterpriseProfileRow
  extends
    Pick<
      Schema<'ProfileSubmission'>,
      'rowkey' | 'basicDTO' | 'personnelDTO' | 'intellectualDTO' | 'projectDTO' | 'carrierDTO'
    >,
    Pick<Schema<'ManagementDTO'>, 'managementDTOList'> {
  id: string
  /** yyyy-MM-dd HH:mm:ss in China. */
  updateTime: string
}

/** A record of the enterprise library. Its id is its rowkey. */
export interface LibraryEnterpriseRow extends Omit<Schema<'EnterpriseRecord'>, 'rowkey'> {
  id: string
}
