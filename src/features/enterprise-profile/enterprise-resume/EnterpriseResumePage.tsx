import { useQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import { useState } from 'react'
import { LeaveGuard } from '#ui/leave/LeaveGuard.tsx'
import { Panel } from '#ui/content/Panel.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { AttributesForm } from '../attributes/AttributesForm.tsx'
import { lastYear } from '#ui/regionDate.ts'
import { freshQuery } from '../freshQuery.ts'
import { detailsQuery } from '../profileQueries.ts'
import { valuesOf } from '../profileValues.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ResumeForm } from './ResumeForm.tsx'
import { areAnswered, failedSections, reloadSection, sectionsIn, useSections } from './useSections.ts'
import styles from './ResumeForm.module.css'

interface EnterpriseResumePageProps {
  enId: string
  /** Undefined until it is known. */
  userId: string | undefined
  /** Also shows the link to the facilitator's resume. */
  isFacilitator: boolean
  /** Path of a field to start at, e.g. `personnelDTO.employeeAmount`. */
  focus?: string | undefined
}

/**
 * An enterprise's resume: its six sections (§2.6), each loaded and saved separately, and the other data for policy
 * matching (§2.1 /qw/personal/resume/:id).
 */
export function EnterpriseResumePage({ enId, userId, isFacilitator, focus }: EnterpriseResumePageProps) {
  const query = useQuery(detailsQuery(enId))
  const sections = useSections(enId)
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
            {areAnswered(sections) ? (
              <ResumeForm
                enId={enId}
                userId={userId}
                initial={valuesOf({ rowkey: details.rowkey, ...sectionsIn(sections) }, year)}
                failed={failedSections(sections)}
                onReload={(section) => reloadSection(sections, section, year)}
                year={year}
                focus={focus}
                onUnsaved={setProfileUnsaved}
              />
            ) : (
              <Skeleton lines={12} />
            )}
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
