import { useQuery } from '@tanstack/react-query'
import type { Schema } from '../../gateway/contract.ts'
import { QueryContent } from '../../ui/QueryContent.tsx'
import { dayText } from '../../ui/timeText.ts'
import { homeQueries } from './homeQueries.ts'
import styles from './NoticeList.module.css'

const columns: Record<Schema<'NoticeColumn'>, string> = {
  NEWS: '要闻',
  NOTICE: '通知公告',
  PUBLICITY: '公示',
  INTERPRET: '政策解读',
  MEDIA: '媒体聚焦',
  CASE: '典型案例',
}

/** News and notices, each with date and source. */
export function NoticeList() {
  return (
    <QueryContent query={useQuery(homeQueries.notices())}>
      {({ records }) =>
        records.length === 0 ? (
          <p>暂无通知公告</p>
        ) : (
          <ul className={styles['notices']}>
            {records.map(({ id, title, columnCode, source, publishTime, top }) => (
              <li key={id}>
                <a href={`/qw/news?id=${encodeURIComponent(id)}`}>
                  {top ? <span className={styles['top']}>置顶</span> : null}
                  {title}
                </a>
                <p>
                  <span>
                    {columns[columnCode]} · {source}
                  </span>
                  <time dateTime={publishTime.replace(' ', 'T')}>{dayText(publishTime)}</time>
                </p>
              </li>
            ))}
          </ul>
        )
      }
    </QueryContent>
  )
}
