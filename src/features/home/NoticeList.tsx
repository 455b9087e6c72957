import { noticeColumnWords } from '#gateway/generated/words/NoticeColumn.ts'
import { ServedContent } from '#ui/served/ServedContent.tsx'
import { dayText } from '#ui/timeText.ts'
import { homeQueries } from './homeQueries.ts'
import styles from './NoticeList.module.css'
import { Anchor } from '#ui/Anchor.tsx'

/** News and notices, each with date and source. */
export function NoticeList() {
  return (
    <ServedContent query={homeQueries.notices()}>
      {({ records }) =>
        records.length === 0 ? (
          <p>暂无通知公告</p>
        ) : (
          <ul className={styles['notices']}>
            {records.map(({ id, title, columnCode, source, publishTime, top }) => (
              <li key={id}>
                <Anchor href={`/qw/news?id=${encodeURIComponent(id)}`}>
                  {top ? <span className={styles['top']}>置顶</span> : null}
                  {title}
                </Anchor>
                <p>
                  <span>
                    {noticeColumnWords[columnCode]} · {source}
                  </span>
                  <time dateTime={publishTime.replace(' ', 'T')}>{dayText(publishTime)}</time>
                </p>
              </li>
            ))}
          </ul>
        )
      }
    </ServedContent>
  )
}
