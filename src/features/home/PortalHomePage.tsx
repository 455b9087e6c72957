import { type ReactNode, useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import { PageWidth } from '#ui/PageWidth.tsx'
import { figureText } from '#ui/figureText.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './PortalHomePage.module.css'
import { DemandCards, EventList, FacilitatorCards, NoticeList } from './HomeLists.tsx'
import { QuickEntries } from './QuickEntries.tsx'
import { homeQueries } from './homeQueries.ts'

interface PortalHomePageProps {
  searchBox: ReactNode
  hotTags: ReactNode
  latestPolicies: ReactNode
  declarablePolicies: ReactNode
}

/** The portal's home page (§2.1 /). */
export function PortalHomePage({ searchBox, hotTags, latestPolicies, declarablePolicies }: PortalHomePageProps) {
  return (
    <>
      <div className={styles['hero']} data-hero>
        <PageWidth className={styles['heroInner']}>
          <h1>政策直达企业，服务就在身边</h1>
          <p className={styles['second']}>查政策、算补贴、找资源、对接供需，一个入口办成</p>
          <div className={styles['search']}>{searchBox}</div>
          {hotTags}
        </PageWidth>
      </div>
      <PageWidth className={styles['sections']}>
        <div data-elder-hidden>
          <Counts />
        </div>
        <QuickEntries />
        <div className={styles['pair']}>
          <HomeSection
            title="正在申报"
            more={{ href: '/policy/info?declareState=OPEN,LONG', label: '全部申报中的政策' }}
          >
            {declarablePolicies}
          </HomeSection>
          <HomeSection title="最新政策" more={{ href: '/policy/info?sort=NEW', label: '全部最新政策' }}>
            {latestPolicies}
          </HomeSection>
        </div>
        <div className={styles['pair']} data-below="whole">
          <HomeSection title="通知公告" more={{ href: '/qw/news', label: '全部通知公告' }}>
            <NoticeList />
          </HomeSection>
          <HomeSection title="近期活动" more={{ href: '/qw/activity', label: '全部活动' }}>
            <EventList />
          </HomeSection>
        </div>
        {/* In 长辈版 the menu leads there. */}
        <div className={styles['rest']} data-elder-hidden data-below="whole">
          <HomeSection title="产业需求" more={{ href: '/qw/supply-demand/demand', label: '全部需求' }} open>
            <DemandCards />
          </HomeSection>
          <HomeSection title="企业旗舰店" more={{ href: '/qw/supply-demand/provider', label: '全部服务商' }} open>
            <FacilitatorCards />
          </HomeSection>
        </div>
      </PageWidth>
    </>
  )
}

/** The portal's contents in numbers (§7.2); a number that could not be loaded shows as a dash. */
function Counts() {
  const { data: policies } = useQuery(homeQueries.policies())
  const { data: enterprises } = useQuery(homeQueries.enterprises())
  const { data: facilitators } = useQuery(homeQueries.facilitators())
  const { data: demands } = useQuery(homeQueries.demands())
  const { data: resources } = useQuery(homeQueries.resources())
  const counts = [
    { name: '有效政策', count: policies?.total, unit: '条' },
    { name: '当前可申报', count: policies?.declarable, unit: '条' },
    { name: '服务企业', count: enterprises, unit: '家' },
    { name: '入驻服务商', count: facilitators, unit: '家' },
    { name: '产业需求', count: demands, unit: '项' },
    { name: '共享资源', count: resources, unit: '项' },
  ]
  return (
    <section aria-label="平台数据" className={styles['counts']}>
      <dl>
        {counts.map(({ name, count, unit }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>{count === undefined ? '—' : figureText(count)}</strong> {unit}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface HomeSectionProps {
  title: string
  /** Link to the whole list; the label says which one, for screen readers. */
  more: { href: string; label: string }
  /** Without a frame, for content that consists of cards. */
  open?: boolean
  children: ReactNode
}

/** A titled part of the home page with a link to the whole list. */
function HomeSection({ title, more, open = false, children }: HomeSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={open ? styles['open'] : styles['framed']}>
      <div className={styles['head']}>
        <h2 id={titleId}>{title}</h2>
        <Anchor href={more.href} className={styles['more']}>
          更多
          <VisuallyHidden>：{more.label}</VisuallyHidden>
          <Icon name="chevron-right" />
        </Anchor>
      </div>
      {children}
    </section>
  )
}
