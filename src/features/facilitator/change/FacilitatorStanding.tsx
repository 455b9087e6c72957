import type { DataOf } from '#gateway/contract.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './FacilitatorStanding.module.css'
import { ResumeChanges } from './ResumeChanges.tsx'
import { standingText } from './standing.ts'

/** The state of a facilitator's resume: what was submitted, what is public, what the audit said (§7.2). */
export function FacilitatorStanding({ details }: { details: DataOf<'getFacilitatorDetails'> }) {
  const { facilitatorId, faStatus, pendingChange, auditRemark, resume, shownResume } = details
  const isRefused = faStatus === 'REJECT' || (shownResume !== undefined && !pendingChange)
  return (
    <div className={styles['standing']}>
      <p className={isRefused ? styles['refused'] : styles['notice']}>
        {standingText(details)}
        {auditRemark === null ? null : (
          <span className={styles['remark']}>
            <strong>审核意见：</strong>
            {auditRemark}
          </span>
        )}
      </p>
      {resume === null || shownResume === undefined ? null : <ResumeChanges submitted={resume} shown={shownResume} />}
      {faStatus === 'PASS' && facilitatorId !== undefined ? (
        <p>
          <Link to="/qw/supply-demand/provider/detail" search={{ id: facilitatorId }} className={buttonClass()}>
            查看公开页面
          </Link>
        </p>
      ) : null}
    </div>
  )
}
