import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { Banner } from '#ui/content/Banner.tsx'
import { PageWidth } from '#ui/PageWidth.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Anchor } from '#ui/Anchor.tsx'
import { Link } from '#ui/Link.tsx'
import { loginAddress } from '#gateway/loginAddress.ts'
import { buttonClass } from '#ui/Button.tsx'
import { GuideLinks, type GuideLink } from '#ui/guide/GuideLinks.tsx'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import { GuideSteps } from '#ui/guide/GuideSteps.tsx'
import { RecommendedPolicies } from '../brief/PolicyLists.tsx'
import type { ReportActions } from './ReportItem.tsx'
import type { ReportSearch } from './reportSearch.ts'
import { MemberReport, VisitorReport } from './ReaderReport.tsx'
import styles from './ReportPage.module.css'

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

const steps = [
  '填写企业信息：基本信息、人员信息、经营数据、知识产权、项目信息、载体信息，共六部分。',
  '信息越完整，推荐的政策越精准；不清楚的可以不填，没填的不会当作不符合。',
  '提交后获取智能推荐报告：能享受哪些政策、还差哪些条件、依据哪一条、什么时候截止。',
]

const ways: readonly GuideLink[] = [
  { title: '按条件找政策', text: '按层级、类别、申报状态自己筛选', path: '/policy/info' },
  { title: '人才政策匹配', text: '按学历、职称、年龄找引才、安居、创业政策', path: '/policy/talent' },
  { title: '政策工具', text: '企业规模、高企、专精特新等六项自测', path: '/policy/tool' },
]

/** How matching works and how to start, for somebody without data to match. */
function ReportIntro({ signedIn }: { signedIn: boolean }) {
  return (
    <>
      <GuidePart title="怎样匹配">
        <GuideSteps steps={steps} />
        <div className={styles['start']}>
          <Link to="/policy/report" search={{ fill: 'basicDTO.name' }} className={buttonClass({ look: 'primary' })}>
            填写企业信息，开始匹配
          </Link>
          {signedIn ? null : (
            <Anchor href={loginAddress('/policy/report')} className={buttonClass()}>
              登录后用已有的企业信息匹配
            </Anchor>
          )}
        </div>
      </GuidePart>
      <GuidePart title="也可以">
        <GuideLinks links={ways} />
      </GuidePart>
      <GuidePart title="推荐关注的政策">
        <RecommendedPolicies />
      </GuidePart>
    </>
  )
}
