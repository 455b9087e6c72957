import type { Schema } from '#gateway/contract.ts'

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
