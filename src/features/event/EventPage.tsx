import { useSuspenseQuery } from '@tanstack/react-query'
import { Dates } from '#ui/Dates.tsx'
import { Anchor } from '#ui/Anchor.tsx'
import { Link } from '#ui/Link.tsx'
import { gatewayUrl } from '#gateway/address.ts'
import { useMemberView } from '#ui/useMemberView.ts'
import { eventTypeWords } from '#gateway/generated/words/EventType.ts'
import { eventStateWords } from '#gateway/generated/words/EventState.ts'
import { eventModeWords } from '#gateway/generated/words/EventMode.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { DetailPage, DetailSection } from '#ui/detail/DetailPage.tsx'
import * as fields from '#gateway/generated/fields/EventDetail.ts'
import { factOf } from '#ui/content/factOf.ts'
import { Facts } from '#ui/Facts.tsx'
import { FileList } from '#ui/detail/FileList.tsx'
import { RichText } from '#ui/detail/RichText.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { eventQuery } from './eventQueries.ts'
import { eventTone, feeText, periodText, quotaText } from './eventTexts.ts'
import type { SignUpMember } from './signUp/signUpMember.ts'
import { SignUpPanel } from './signUp/SignUpPanel.tsx'

interface EventPageProps {
  id: string
  /** Undefined for a visitor. */
  member: SignUpMember | undefined
}

/** One activity (§2.1 /qw/activity/detail), with the sign-up. */
export function EventPage({ id, member }: EventPageProps) {
  const { data: event, refetch } = useSuspenseQuery(eventQuery(id))
  useMemberView(member !== undefined, refetch)
  return (
    <DetailPage
      title={event.title}
      list={<Link to="/qw/activity">活动报名</Link>}
      badges={
        <>
          <Badge tone={eventTone(event.state)}>{eventStateWords[event.state]}</Badge>
          <Badge>{eventTypeWords[event.activityType]}</Badge>
          <Badge>{eventModeWords[event.form]}</Badge>
        </>
      }
      actions={<SignUpPanel event={event} member={member} />}
    >
      <DetailSection title="活动安排">
        <Facts
          facts={[
            { name: '活动时间', value: <Dates text={periodText(event.startTime, event.endTime)} /> },
            { name: '报名时间', value: <Dates text={periodText(event.signStart, event.signEnd)} /> },
            factOf(fields.address, event.address),
            factOf(fields.organizer, event.organizer),
            factOf(fields.coOrganizers, event.coOrganizers),
            { name: fields.quota.title, value: quotaText(event) },
            // The contract's title is longer than the others of the column.
            factOf({ ...fields.perEnLimit, title: '每家限报' }, event.perEnLimit),
            { name: fields.fee.title, value: feeText(event.fee) },
            { name: '报名审核', value: event.needAudit ? '需要审核' : '无需审核' },
            {
              name: fields.contactTel.title,
              value: <Anchor href={`tel:${event.contactTel}`}>{event.contactTel}</Anchor>,
            },
          ]}
        />
      </DetailSection>
      {event.agenda.length === 0 ? null : (
        <DetailSection title={fields.agenda.title}>
          <Facts
            long
            facts={event.agenda.map(({ time, topic, speakerTitle }) => ({
              name: time,
              value: speakerTitle === undefined ? topic : `${topic}（${speakerTitle}）`,
            }))}
          />
        </DetailSection>
      )}
      <DetailSection title={fields.content.title}>
        <RichText html={event.content} />
      </DetailSection>
      {event.attachments.length === 0 ? null : (
        <DetailSection title={fields.attachments.title}>
          <FileList files={event.attachments.map(({ name, size, url }) => ({ name, size, href: gatewayUrl(url) }))} />
        </DetailSection>
      )}
      {event.relatedPolicyIds.length === 0 ? null : (
        <DetailSection title={fields.relatedPolicyIds.title}>
          {event.relatedPolicyIds.map((policyId, index) => (
            <p key={policyId}>
              <Link to="/policy/info/$id" params={{ id: policyId }} target="_blank" rel="noopener" preload={false}>
                查看相关政策{event.relatedPolicyIds.length > 1 ? ` ${index + 1}` : ''}
                <VisuallyHidden>（新窗口打开）</VisuallyHidden>
              </Link>
            </p>
          ))}
        </DetailSection>
      )}
    </DetailPage>
  )
}
