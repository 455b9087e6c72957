import type { Schema } from '#gateway/contract.ts'

/** An application for the importance level of a power user, and what came of it. */
export interface ElectricityCertificateRow extends Schema<'ElectricityCertificate'> {
  userId: string
}
