import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import { gatewayUrl } from '#gateway/address.ts'
import { noticeColumnWords } from '#gateway/generated/words/NoticeColumn.ts'
import * as fields from '#gateway/generated/fields/NoticeItem.ts'
import { factOf } from '#ui/content/factOf.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { FilterPanel } from '#ui/filters/FilterPanel.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { RecordItem } from '#ui/list/RecordItem.tsx'
import { RecordList } from '#ui/list/RecordList.tsx'
import { noticesQuery } from './noticeQueries.ts'
import type { NoticeSearch } from './noticeSearch.ts'
import { figureText } from '#ui/figureText.ts'
import { dayText } from '#ui/timeText.ts'

/** News and notices by column, newest first (§2.1 /qw/news). */
export function NoticeListPage({ search }: { search: NoticeSearch }) {
  const { data } = useSuspenseQuery(noticesQuery(search))
  return (
    <ListPage
      title="新闻资讯"
      secondTitle="要闻、通知公告、公示与政策解读"
      search={{ path: '/qw/news', parameter: 'name', label: '按标题搜索资讯', keyword: search.name }}
    >
      <FilterPanel
        total={data.total}
        conditions={[
          {
            label: fields.columnCode.title,
            parameter: 'columnCode',
            options: noticeColumnWords,
            chosen: search.columnCode,
          },
        ]}
      />
      <RecordList
        page={data}
        unit="条资讯"
        empty="没有找到资讯"
        renderItem={(notice) => (
          <RecordItem
            key={notice.id}
            title={
              <Link to="/qw/news" search={{ id: notice.id }}>
                {notice.title}
              </Link>
            }
            badges={
              <>
                {notice.top ? <Badge tone="urgent">置顶</Badge> : null}
                <Badge>{noticeColumnWords[notice.columnCode]}</Badge>
              </>
            }
            picture={notice.cover === undefined ? undefined : gatewayUrl(notice.cover)}
            summary={notice.summary}
            facts={[
              factOf(fields.source, notice.source),
              factOf(fields.publishTime, dayText(notice.publishTime)),
              { name: fields.viewCount.title, value: figureText(notice.viewCount) },
            ]}
          />
        )}
      />
    </ListPage>
  )
}
