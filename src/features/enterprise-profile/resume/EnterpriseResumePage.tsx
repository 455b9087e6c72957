import { useQuery } from '@tanstack/react-query'
import { Link } from '../../../ui/Link.tsx'
import { useState } from 'react'
import { LeaveGuard } from '../../../ui/leave/LeaveGuard.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { QueryContent } from '../../../ui/QueryContent.tsx'
import { AttributesForm } from '../attributes/AttributesForm.tsx'
import { lastYear } from '../../../ui/regionDate.ts'
import { freshQuery } from '../freshQuery.ts'
import { detailsQuery } from '../profileQueries.ts'
import { valuesOf } from '../profileValues.ts'
import { ResumeForm } from './ResumeForm.tsx'
import styles from './ResumeForm.module.css'

interface EnterpriseResumePageProps {
  enId: string
  /** Undefined until it is known. */
  userId: string | undefined
  /** Shows the way to the provider's resume, too. */
  isFacilitator: boolean
  /** Path of a field to begin at, e.g. `personnelDTO.employeeAmount`. */
  focus?: string | undefined
}

/** An enterprise's resume: its six sections (§2.6), and what else policies are matched by (§2.1 /qw/personal/resume/:id). */
export function EnterpriseResumePage({ enId, userId, isFacilitator, focus }: EnterpriseResumePageProps) {
  const query = useQuery(detailsQuery(enId))
  const year = lastYear()
  const [profileUnsaved, setProfileUnsaved] = useState(false)
  const [attributesUnsaved, setAttributesUnsaved] = useState(false)
  return (
    <Panel
      title={query.data?.name ?? '企业信息'}
      aside={isFacilitator ? <Link to="/qw/personal/resume/provider">服务商信息</Link> : undefined}
    >
      <QueryContent query={freshQuery(query)} lines={12}>
        {(details) => (
          <>
            {details.bindAudit === 'PENDING' ? (
              <p className={styles['pending']}>绑定还在审核，可以先填写资料，审核通过后生效。</p>
            ) : null}
            <ResumeForm
              enId={enId}
              userId={userId}
              initial={valuesOf(details, year)}
              year={year}
              focus={focus}
              onUnsaved={setProfileUnsaved}
            />
            <AttributesForm enId={enId} userId={userId} onUnsaved={setAttributesUnsaved} />
          </>
        )}
      </QueryContent>
      <LeaveGuard active={profileUnsaved || attributesUnsaved}>
        有修改还没有保存。离开后，草稿保留在本机，回到这里可以继续填写。
      </LeaveGuard>
    </Panel>
  )
}
