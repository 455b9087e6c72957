import type { Schema } from '#gateway/contract.ts'

/** An application for the importance level of a power user, and what came of it. */
export interface ElectricityCertificateRow extends Schema<'ElectricityCertificate'> {
  userId: string
}

/** What takes part in policy matching beside the profile; its id is that of the profile. */
export interface EnterpriseAttributesRow extends Pick<
  Schema<'EnterprisePolicyAttributes'>,
  'certification' | 'innovationLevelList'
> {
  id: string
  /** Values of the business indicators that were filled in. */
  indicators: { code: Schema<'BusinessIndicatorCode'>; year: number; value: number }[]
}

/**
 * An enterprise that a member has bound; `id` is the binding, `enId` the enterprise. Whether it is a provider stands in
 * the table of facilitators.
 */
export interface EnterpriseBindingRow extends Omit<Schema<'Enterprise'>, 'faStatus'> {
  userId: string
  auditRemark: string | null
  /** yyyy-MM-dd HH:mm:ss in China. */
  bindTime: string
}

/**
 * The six sections of a profile. Its id is the enterprise's enId, or the id of a binding that has not been approved: who
 * is not yet known to belong to the enterprise writes a profile of his own.
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

/** A record of the enterprise library; its id is its rowkey. */
export interface LibraryEnterpriseRow extends Omit<Schema<'EnterpriseRecord'>, 'rowkey'> {
  id: string
}
