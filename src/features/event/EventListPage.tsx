import { useSuspenseQuery } from '@tanstack/react-query'
import { Dates } from '#ui/Dates.tsx'
import { Link } from '#ui/Link.tsx'
import { gatewayUrl } from '#gateway/address.ts'
import { eventTypeWords } from '#gateway/generated/words/EventType.ts'
import { eventStateWords } from '#gateway/generated/words/EventState.ts'
import { eventModeWords } from '#gateway/generated/words/EventMode.ts'
import * as fields from '#gateway/generated/fields/EventItem.ts'
import { factOf } from '#ui/content/factOf.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { FilterPanel } from '#ui/filters/FilterPanel.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { RecordItem } from '#ui/list/RecordItem.tsx'
import { RecordList } from '#ui/list/RecordList.tsx'
import { eventsQuery } from './eventQueries.ts'
import type { EventSearch } from './eventSearch.ts'
import { eventTone, feeText, periodText, quotaText } from './eventTexts.ts'

/** Activities by kind and state (§2.1 /qw/activity). */
export function EventListPage({ search }: { search: EventSearch }) {
  const { data } = useSuspenseQuery(eventsQuery(search))
  return (
    <ListPage
      title="活动报名"
      secondTitle="政策宣讲、供需对接、培训路演，一键报名"
      search={{ path: '/qw/activity', parameter: 'name', label: '按名称搜索活动', keyword: search.name }}
    >
      <FilterPanel
        total={data.total}
        conditions={[
          { label: '类型', parameter: 'activityType', options: eventTypeWords, chosen: search.activityType },
          { label: '状态', parameter: 'state', options: eventStateWords, chosen: search.state },
        ]}
      />
      <RecordList
        page={data}
        unit="场活动"
        empty="没有找到活动"
        renderItem={(event) => (
          <RecordItem
            key={event.id}
            title={
              <Link to="/qw/activity/detail" search={{ id: event.id }}>
                {event.title}
              </Link>
            }
            badges={
              <>
                <Badge tone={eventTone(event.state)}>{eventStateWords[event.state]}</Badge>
                <Badge>{eventTypeWords[event.activityType]}</Badge>
                <Badge>{eventModeWords[event.form]}</Badge>
              </>
            }
            picture={event.cover === null ? undefined : gatewayUrl(event.cover)}
            facts={[
              { name: '时间', value: <Dates text={periodText(event.startTime, event.endTime)} /> },
              factOf(fields.address, event.address),
              factOf(fields.organizer, event.organizer),
              { name: fields.quota.title, value: quotaText(event) },
            ]}
            figure={feeText(event.fee)}
          />
        )}
      />
    </ListPage>
  )
}
