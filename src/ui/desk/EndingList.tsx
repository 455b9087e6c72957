import { useState, type ReactNode } from 'react'
import { Badge } from '../content/Badge.tsx'
import { Button } from '../Button.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { leftText, mergedEndings, type EndingSource } from './endings.ts'
import { FailedSource } from './FailedSource.tsx'
import styles from './Desk.module.css'

interface EndingListProps {
  sources: readonly EndingSource[]
  /** yyyy-MM-dd. */
  today: string
  /** Shown when nothing ends soon. */
  empty: ReactNode
}

const atFirst = 6

/** What ends soon, the next first; a source that failed is reported below the others. */
export function EndingList({ sources, today, empty }: EndingListProps) {
  const [all, setAll] = useState(false)
  const isWaiting = sources.some(({ endings, error }) => endings === undefined && error === null)
  if (isWaiting) return <Skeleton lines={4} />
  const endings = mergedEndings(sources)
  const failed = sources.filter((source) => source.endings === undefined)
  return (
    <>
      {endings.length === 0 && failed.length === 0 ? empty : null}
      {endings.length === 0 ? null : (
        <ul className={styles['rows']}>
          {endings.slice(0, all ? undefined : atFirst).map(({ key, date, tags, link }) => (
            <li key={`${key} ${date}`}>
              <div>
                {link}
                <div className={styles['tags']}>
                  {tags.map((tag) => (
                    <Badge key={tag} tone="off">
                      {tag}
                    </Badge>
                  ))}
                </div>
              </div>
              <p className={styles['due']}>
                {date} <br />
                {leftText(today, date)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {endings.length <= atFirst ? null : (
        <div>
          <Button aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? '收起' : `再看 ${endings.length - atFirst} 项`}
          </Button>
        </div>
      )}
      {failed.map((source) => (
        <FailedSource key={source.name} {...source} />
      ))}
    </>
  )
}
