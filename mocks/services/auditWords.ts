/** An auditor's decision. */
export type AuditVerdict = 'PASS' | 'REJECT' | 'BLOCK'

interface AuditWord {
  /** Found anywhere in the title of a demand or resource, or in the slogan of a provider. */
  text: string
  verdict: AuditVerdict
  /** An explanation for people who test by hand. */
  meaning: string
}

/**
 * Words with which a tester decides an audit from the portal's own forms, without waiting for the next day.
 * docs/mock-gateway.md repeats this table.
 */
export const auditWords: readonly AuditWord[] = [
  { text: '审核通过', verdict: 'PASS', meaning: 'in a title or slogan: what is handed in passes the audit at once' },
  { text: '审核驳回', verdict: 'REJECT', meaning: 'in a title or slogan: the audit rejects it at once, with a remark' },
  { text: '审核屏蔽', verdict: 'BLOCK', meaning: 'in a title: the platform blocks the demand or resource at once' },
]

/** The verdict that the text requests. */
export function verdictIn(text: string): AuditVerdict | undefined {
  return auditWords.find((word) => text.includes(word.text))?.verdict
}
