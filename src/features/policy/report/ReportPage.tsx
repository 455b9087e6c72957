import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { Banner } from '#ui/content/Banner.tsx'
import { PageWidth } from '#ui/PageWidth.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { MemberReport } from './MemberReport.tsx'
import { ReportIntro } from './ReportIntro.tsx'
import type { ReportActions } from './ReportItem.tsx'
import styles from './ReportPage.module.css'
import type { ReportSearch } from './reportSearch.ts'
import { VisitorReport } from './VisitorReport.tsx'

/** The reader, and their data for matching. */
export type Reader =
  | {
      kind: 'visitor'
      /** Earlier input; null when there is none, undefined until that is known. */
      profile: Schema<'ProfileSubmission'> | null | undefined
    }
  | {
      kind: 'member'
      /** Undefined until known. */
      userId: string | undefined
      /** The current one; null for a member without one, undefined until known. */
      enterprise: Pick<Schema<'Enterprise'>, 'enId' | 'name'> | null | undefined
      /** Loading it failed. */
      failed: boolean
    }

interface ReportPageProps {
  search: ReportSearch
  reader: Reader
  /** Above the report, e.g. data that a member may take over. */
  offer?: ReactNode
  /** The button that adds a policy to the favourites. */
  renderFavorite: ReportActions['renderFavorite']
  /** The form with the enterprise's data. */
  form: ReactNode
}

/** Policy matching (§2.1 /policy/report): the report, its form, or an introduction. */
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
    // The server renders for everybody, so a member sees a placeholder instead of the visitors' content. The
    // introduction stays mounted: a link that is replaced during a press does nothing.
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
