import type { Schema } from '../../gateway/contract.ts'
import { electricityLevelWords } from '../../gateway/generated/words/ElectricityLevel.ts'
import type { Fact } from '../../ui/Facts.tsx'
import type { BadgeTone } from '../../ui/Badge.tsx'
import { minuteText } from '../../ui/timeText.ts'

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
    { name: '提交时间', value: minuteText(submitTime) },
    { name: '认定等级', value: level && electricityLevelWords[level] },
    { name: '证书编号', value: certNo },
    { name: '有效期至', value: validUntil },
    { name: '审核意见', value: auditRemark },
  ]
}
