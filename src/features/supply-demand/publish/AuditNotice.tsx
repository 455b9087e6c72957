import styles from './PublishForm.module.css'

interface AuditNoticeProps {
  /** Of a demand or resource. */
  status: string
  remark: string | undefined
  pendingChange: boolean
}

const notices: Record<string, string> = {
  AUDITING: '平台正在审核，结果在消息中心告知。审核期间不能修改，可以先撤回。',
  EXPIRED: '截止日期已过，不再公开。延长截止日期并通过审核后继续公开。',
  OFF_SHELF: '已下架，不再公开。可以修改后重新提交审核。',
}

/** The audit's remark, and what the record's state means. */
export function AuditNotice({ status, remark, pendingChange }: AuditNoticeProps) {
  if (remark !== undefined) {
    return (
      <p className={styles['remark']}>
        <strong>审核意见</strong>
        {remark}
      </p>
    )
  }
  const notice = pendingChange ? '修改正在审核，通过前公开的仍是原内容。' : notices[status]
  return notice === undefined ? null : <p className={styles['notice']}>{notice}</p>
}
