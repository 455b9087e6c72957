import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { Banner } from '#ui/Banner.tsx'
import { PageWidth } from '#ui/PageWidth.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { MemberReport } from './MemberReport.tsx'
import { ReportIntro } from './ReportIntro.tsx'
import type { ReportActions } from './ReportItem.tsx'
import styles from './ReportPage.module.css'
import type { ReportSearch } from './reportSearch.ts'
import { VisitorReport } from './VisitorReport.tsx'

/** Who reads, and what they have to be matched by. */
export type Reader =
  | {
      kind: 'visitor'
      /** What they filled in before; null when nothing, undefined until that is known. */
      profile: Schema<'ProfileSubmission'> | null | undefined
    }
  | {
      kind: 'member'
      /** Undefined until known. */
      userId: string | undefined
      /** The current one; null for a member without any, undefined until known. */
      enterprise: Pick<Schema<'Enterprise'>, 'enId' | 'name'> | null | undefined
      /** That could not be found out. */
      failed: boolean
    }

interface ReportPageProps {
  search: ReportSearch
  reader: Reader
  /** Above the report, e.g. what a member may take over into it. */
  offer?: ReactNode
  /** The button that makes a policy a favourite. */
  renderFavorite: ReportActions['renderFavorite']
  /** The enterprise's data, to be filled in or changed. */
  form: ReactNode
}

/** Policy matching (§2.1 /policy/report): the report, the form it is made from, or how it works. */
export function ReportPage({ search, reader, offer, renderFavorite, form }: ReportPageProps) {
  return (
    <>
      <Banner title="政策匹配" secondTitle="填一次企业信息，看能享受哪些政策" slim />
      <PageWidth className={styles['content']}>
        {search.fill === undefined ? (
          <>
            {offer}
            <Content search={search} reader={reader} renderFavorite={renderFavorite} />
          </>
        ) : (
          form
        )}
      </PageWidth>
    </>
  )
}

function Content({ search, reader, renderFavorite }: Pick<ReportPageProps, 'search' | 'reader' | 'renderFavorite'>) {
  const hydrated = useHydrated()
  if (reader.kind === 'visitor') {
    const { profile } = reader
    if (profile) return <VisitorReport profile={profile} search={search} renderFavorite={renderFavorite} />
    // The server draws for everybody: a member sees that something is coming, not what is meant for visitors. The
    // introduction stays where it is, as a link that is drawn anew under a finger does nothing.
    return (
      <>
        <div className={styles[hydrated ? 'shown' : 'visitors']}>
          <ReportIntro signedIn={false} />
        </div>
        {hydrated ? null : (
          <div className={styles['members']}>
            <Skeleton tall lines={10} />
          </div>
        )}
      </>
    )
  }
  const { userId, enterprise, failed } = reader
  if (enterprise && userId !== undefined)
    return <MemberReport enId={enterprise.enId} userId={userId} search={search} renderFavorite={renderFavorite} />
  return enterprise === null || failed ? <ReportIntro signedIn /> : <Skeleton tall lines={10} />
}
