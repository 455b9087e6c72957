import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '#ui/Link.tsx'
import { gatewayUrl } from '#gateway/address.ts'
import { noticeColumnWords } from '#gateway/generated/words/NoticeColumn.ts'
import * as fields from '#gateway/generated/fields/Notice.ts'
import { factOf } from '#ui/content/factOf.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { DetailPage, DetailSection } from '#ui/detail/DetailPage.tsx'
import { Facts } from '#ui/Facts.tsx'
import { FileList } from '#ui/detail/FileList.tsx'
import { RichText } from '#ui/detail/RichText.tsx'
import { minuteText } from '#ui/timeText.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { noticeQuery } from './noticeQueries.ts'

/** One notice, with links to the previous and next one. */
export function NoticePage({ id, actions }: { id: string; actions: ReactNode }) {
  const { data: notice } = useSuspenseQuery(noticeQuery(id))
  return (
    <DetailPage
      title={notice.title}
      list={<Link to="/qw/news">新闻资讯</Link>}
      badges={<Badge>{noticeColumnWords[notice.columnCode]}</Badge>}
      lead={
        <Facts
          facts={[
            factOf(fields.source, notice.source),
            factOf(fields.author, notice.author),
            factOf(fields.publishTime, minuteText(notice.publishTime)),
          ]}
        />
      }
      actions={actions}
    >
      <RichText html={notice.content} />
      {notice.attachments.length === 0 ? null : (
        <DetailSection title={fields.attachments.title}>
          <FileList files={notice.attachments.map(({ name, size, url }) => ({ name, size, href: gatewayUrl(url) }))} />
        </DetailSection>
      )}
      {notice.relatedPolicyId === undefined ? null : (
        <DetailSection title={fields.relatedPolicyId.title}>
          <Link
            to="/policy/info/$id"
            params={{ id: notice.relatedPolicyId }}
            target="_blank"
            rel="noopener"
            preload={false}
          >
            查看这条资讯所说的政策<VisuallyHidden>（新窗口打开）</VisuallyHidden>
          </Link>
        </DetailSection>
      )}
      <DetailSection title="继续阅读">
        {notice.prev === null ? null : (
          <p>
            上一篇：
            <Link to="/qw/news" search={{ id: notice.prev.id }}>
              {notice.prev.title}
            </Link>
          </p>
        )}
        {notice.next === null ? null : (
          <p>
            下一篇：
            <Link to="/qw/news" search={{ id: notice.next.id }}>
              {notice.next.title}
            </Link>
          </p>
        )}
        <p>
          <Link to="/qw/news">返回资讯列表</Link>
        </p>
      </DetailSection>
    </DetailPage>
  )
}
