import { useQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import type { ReactNode } from 'react'
import type { DataOf } from '#gateway/contract.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { faStatusWords } from '#gateway/generated/words/FaStatus.ts'
import * as fields from '#gateway/generated/fields/FacilitatorDetails.ts'
import { factOf } from '#ui/content/factOf.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Facts } from '#ui/Facts.tsx'
import { goTo } from '#ui/focus/goTo.ts'
import { GuideSteps } from '#ui/guide/GuideSteps.tsx'
import { Panel } from '#ui/content/Panel.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { minuteText } from '#ui/timeText.ts'
import styles from './FacilitatorResumePage.module.css'

interface FacilitatorResumePageProps {
  /** The current enterprise; undefined until known, null for a user without one. */
  enId: string | null | undefined
  /** Renders the state: what is public, what is pending, what the audit said. */
  renderStanding: (details: DataOf<'getFacilitatorDetails'>) => ReactNode
  /** Renders the form that applies or changes the resume; it calls `onSent` after submitting. */
  renderForm: (details: DataOf<'getFacilitatorDetails'>, onSent: () => void) => ReactNode
}

/** Nothing can be submitted in these states (contract, commitFacilitator). */
const closedStates = new Set<DataOf<'getFacilitatorDetails'>['faStatus']>(['FROZEN', 'QUIT'])

/** The heading of the state, far above the form's button. */
const STATE_ID = 'provider-state'

function goToState() {
  goTo(document.getElementById(STATE_ID))
}

const steps = [
  '绑定企业并通过审核。',
  '准备机构简介、服务类别、联系人与联系电话。',
  '准备主营业务与服务产品的介绍，图片每项一张、不超过 1M。',
  '提交后由平台审核，审核结果在消息中心告知；通过后在企业旗舰店展示。',
]

/** The current enterprise as a facilitator, and how to become one (§2.1 /qw/personal/resume/provider). */
export function FacilitatorResumePage({ enId, renderStanding, renderForm }: FacilitatorResumePageProps) {
  const query = useQuery({
    ...gatewayQuery('getFacilitatorDetails', { path: { id: enId ?? '' } }),
    enabled: typeof enId === 'string',
  })
  // The form is several screens high: content below it appears with it, or it would be pushed down as the reader
  // watches.
  const pending = enId === undefined || (enId !== null && query.isPending)
  return (
    <Panel title="服务商入驻">
      {enId === null ? null : (
        <section className={styles['section']} aria-labelledby={STATE_ID}>
          <h2 id={STATE_ID}>入驻情况</h2>
          <QueryContent query={query} lines={4}>
            {(details) => (
              <>
                <Facts
                  facts={[
                    factOf(fields.name, details.name),
                    factOf(fields.faStatus, details.faStatus),
                    factOf(fields.submitTime, details.submitTime && minuteText(details.submitTime)),
                    factOf(fields.auditTime, details.auditTime && minuteText(details.auditTime)),
                    factOf(fields.validUntil, details.validUntil),
                  ]}
                />
                {renderStanding(details)}
              </>
            )}
          </QueryContent>
        </section>
      )}
      {query.data === undefined || typeof enId !== 'string' ? null : (
        <section className={styles['section']} aria-labelledby="provider-form">
          <h2 id="provider-form">{fields.resume.title}</h2>
          {closedStates.has(query.data.faStatus) ? (
            <p>服务商{faStatusWords[query.data.faStatus]}，不能修改资料，请联系客服。</p>
          ) : (
            <>
              {query.data.resume === null ? null : (
                <p className={styles['text']}>下面是最近一次提交的资料，可以修改后再次提交。</p>
              )}
              {renderForm(query.data, goToState)}
            </>
          )}
        </section>
      )}
      {pending ? (
        <div className={styles['section']}>
          <Skeleton tall />
        </div>
      ) : (
        <>
          <section className={styles['section']} aria-labelledby="provider-steps">
            <h2 id="provider-steps">怎样入驻</h2>
            <GuideSteps steps={steps} />
          </section>
          <p className={styles['section']}>
            <Link to="/qw/supply-demand/provider" className={buttonClass()}>
              看看已入驻的服务商
            </Link>
          </p>
        </>
      )}
    </Panel>
  )
}
