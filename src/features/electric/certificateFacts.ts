import type { Schema } from '#gateway/contract.ts'
import type { Fact } from '#ui/Facts.tsx'
import type { BadgeTone } from '#ui/Badge.tsx'
import * as fields from '#gateway/generated/fields/ElectricityCertificate.ts'
import { factOf } from '#ui/factOf.ts'
import { minuteText } from '#ui/timeText.ts'

type Certificate = Schema<'ElectricityCertificate'>

/** How the state of an application looks; its words say the same. */
export const statusTones: Record<Certificate['status'], BadgeTone> = {
  SUBMITTED: 'plain',
  AUDITING: 'plain',
  PASS: 'good',
  REJECT: 'urgent',
}

/** What the list says of an application; what it does not have yet is left out. */
export function certificateFacts(certificate: Certificate): Fact[] {
  const { level, certNo, validUntil, auditRemark, submitTime } = certificate
  return [
    factOf(fields.submitTime, minuteText(submitTime)),
    factOf(fields.level, level),
    factOf(fields.certNo, certNo),
    factOf(fields.validUntil, validUntil),
    factOf(fields.auditRemark, auditRemark),
  ]
}
