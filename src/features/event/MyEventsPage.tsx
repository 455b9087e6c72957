import { useState } from 'react'
import { gatewayUrl } from '#gateway/address.ts'
import type { Schema } from '#gateway/contract.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { eventSignStatusWords } from '#gateway/generated/words/EventSignStatus.ts'
import { eventStateWords } from '#gateway/generated/words/EventState.ts'
import { eventModeWords } from '#gateway/generated/words/EventMode.ts'
import * as fields from '#gateway/generated/fields/EventSignItem.ts'
import { Dates } from '#ui/Dates.tsx'
import { factOf } from '#ui/content/factOf.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { Badge } from '#ui/content/Badge.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { Link } from '#ui/Link.tsx'
import { FilterPanel } from '#ui/filters/FilterPanel.tsx'
import { QueryRecords } from '#ui/list/QueryRecords.tsx'
import { RecordItem } from '#ui/list/RecordItem.tsx'
import { useTotal } from '#ui/list/useTotal.ts'
import { Panel } from '#ui/content/Panel.tsx'
import { minuteText } from '#ui/timeText.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { MyEventsSearch } from './eventSearch.ts'
import { periodText, signTone } from './eventTexts.ts'
import { CancelSignDialog } from './signUp/CancelSignDialog.tsx'
import styles from './signUp/SignUp.module.css'

type Sign = Schema<'EventSignItem'>

/** The activities the user has signed up for (§2.1 /user/activity), each with the details needed for admission. */
export function MyEventsPage({ search: { current = 1, state } }: { search: MyEventsSearch }) {
  const [leaving, setLeaving] = useState<Sign>()
  const query = {
    ...gatewayQuery('listMyEventSigns', { query: { current, size: 10, ...(state && { state }) } }),
    // A place may have become free meanwhile, or the organiser has decided.
    staleTime: 0,
  }
  const total = useTotal(query)
  return (
    <Panel title="我的活动">
      <FilterPanel
        total={total}
        conditions={[{ label: '活动', parameter: 'state', options: eventStateWords, chosen: state }]}
      />
      <QueryRecords
        query={query}
        unit="次报名"
        empty="还没有报名活动"
        emptyAction={
          <Link to="/qw/activity" className={buttonClass({ look: 'primary' })}>
            去看活动
          </Link>
        }
        renderItem={(sign) => (
          <RecordItem
            key={sign.signId}
            title={
              <Link to="/qw/activity/detail" search={{ id: sign.eventId }}>
                {sign.title}
              </Link>
            }
            badges={
              <>
                <Badge tone={signTone(sign.status)}>{eventSignStatusWords[sign.status]}</Badge>
                <Badge tone="off">{eventStateWords[sign.state]}</Badge>
                <Badge tone="off">{eventModeWords[sign.form]}</Badge>
              </>
            }
            facts={[
              { name: '时间', value: <Dates text={periodText(sign.startTime, sign.endTime)} /> },
              factOf(fields.address, sign.address),
              factOf(fields.enName, sign.enName),
              { name: '参加人', value: `${sign.name}，共 ${sign.attendCount} 人` },
              {
                name: fields.signCode.title,
                value: sign.signCode && <strong className={styles['code']}>{sign.signCode}</strong>,
              },
              factOf(fields.auditRemark, sign.auditRemark),
              { name: '取消期限', value: sign.cancellable ? minuteText(sign.signEnd) : undefined },
            ]}
            actions={<SignActions sign={sign} onLeave={() => setLeaving(sign)} />}
          />
        )}
      />
      {leaving === undefined ? null : <CancelSignDialog sign={leaving} onClose={() => setLeaving(undefined)} />}
    </Panel>
  )
}

/** The actions available for a sign-up now. */
function SignActions({ sign, onLeave }: { sign: Sign; onLeave: () => void }) {
  const { title, icsUrl, onlineUrl, cancellable } = sign
  if (icsUrl === undefined && onlineUrl === undefined && !cancellable) return null
  return (
    <div className={styles['onCard']}>
      {onlineUrl === undefined ? null : <ExternalLink href={onlineUrl}>进入线上会议</ExternalLink>}
      {icsUrl === undefined ? null : (
        <Anchor href={gatewayUrl(icsUrl)} className={buttonClass()} download>
          加入日历<VisuallyHidden>：{title}</VisuallyHidden>
        </Anchor>
      )}
      {cancellable ? (
        <Button aria-haspopup="dialog" onClick={onLeave}>
          取消报名<VisuallyHidden>：{title}</VisuallyHidden>
        </Button>
      ) : null}
    </div>
  )
}
