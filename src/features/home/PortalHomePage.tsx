import type { ReactNode } from 'react'
import { PageWidth } from '#ui/PageWidth.tsx'
import { Counts } from './Counts.tsx'
import { DemandCards } from './DemandCards.tsx'
import { EventList } from './EventList.tsx'
import { FacilitatorCards } from './FacilitatorCards.tsx'
import styles from './PortalHomePage.module.css'
import { HomeSection } from './HomeSection.tsx'
import { NoticeList } from './NoticeList.tsx'
import { QuickEntries } from './QuickEntries.tsx'

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
        <div className={styles['pair']}>
          <HomeSection title="通知公告" more={{ href: '/qw/news', label: '全部通知公告' }}>
            <NoticeList />
          </HomeSection>
          <HomeSection title="近期活动" more={{ href: '/qw/activity', label: '全部活动' }}>
            <EventList />
          </HomeSection>
        </div>
        {/* In 长辈版 the menu leads there. */}
        <div className={styles['rest']} data-elder-hidden>
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
