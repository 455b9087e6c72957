import type { Schema } from '../../gateway/contract.ts'
import type { Fact } from '../../ui/Facts.tsx'
import type { BadgeTone } from '../../ui/Badge.tsx'
import { minuteText } from '../../ui/timeText.ts'

type Certificate = Schema<'ElectricityCertificate'>

/** Where an application stands. */
export const statusTexts: Record<Certificate['status'], { text: string; tone: BadgeTone }> = {
  SUBMITTED: { text: '已提交', tone: 'plain' },
  AUDITING: { text: '审核中', tone: 'plain' },
  PASS: { text: '已通过', tone: 'good' },
  REJECT: { text: '已驳回', tone: 'urgent' },
}

const levelTexts: Record<NonNullable<Certificate['level']>, string> = {
  SPECIAL: '特级',
  FIRST: '一级',
  SECOND: '二级',
  TEMPORARY: '临时性',
}

/** What the list says of an application; what it does not have yet is left out. */
export function certificateFacts(certificate: Certificate): Fact[] {
  const { level, certNo, validUntil, auditRemark, submitTime } = certificate
  return [
    { name: '提交时间', value: minuteText(submitTime) },
    { name: '认定等级', value: level && levelTexts[level] },
    { name: '证书编号', value: certNo },
    { name: '有效期至', value: validUntil },
    { name: '审核意见', value: auditRemark },
  ]
}
