import { useQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import { GuideLinks, type GuideLink } from '#ui/guide/GuideLinks.tsx'
import { PageWidth } from '#ui/PageWidth.tsx'
import { DeclarablePolicies, LatestPolicies, RecommendedPolicies } from '../brief/PolicyLists.tsx'
import type { PolicyInfoSearch } from '../search/policyInfoSearch.ts'
import { policyCountQuery } from './policyHomeQueries.ts'
import styles from './PolicyHomePage.module.css'
import { figureText } from '#ui/figureText.ts'
import { ending, noApply } from '#gateway/generated/fields/PolicyCount.ts'

const ways: readonly GuideLink[] = [
  { title: '申报日历', text: '哪天开始、哪天截止，可放进手机日历', path: '/policy/calender' },
  { title: '申报入口', text: '正在受理的批次与申报文件', path: '/policy/declare-entry' },
  { title: '人才政策', text: '引才、安居、创业', path: '/policy/talent' },
  { title: '政策话题', text: '围绕一个话题汇集解读', path: '/policy/topic' },
]

/** The home page of the policy site (§2.1 /policy). */
export function PolicyHomePage() {
  const { data: count } = useQuery(policyCountQuery())
  const figures: { name: string; value: number | undefined; search: PolicyInfoSearch }[] = [
    { name: '有效政策', value: count?.total, search: {} },
    { name: '可申报', value: count?.declarable, search: { declareState: 'OPEN,LONG' } },
    { name: ending.title, value: count?.ending, search: { declareState: 'ENDING' } },
    { name: noApply.title, value: count?.noApply, search: { enjoyMode: 'NO_APPLY' } },
    { name: '即将开始', value: count?.notStarted, search: { declareState: 'NOT_STARTED' } },
  ]
  return (
    <>
      <div className={styles['hero']}>
        <PageWidth>
          <h1>找政策、看门槛、算额度、盯截止</h1>
          <p>国家、省、市、县各级惠企政策，逐条拆解为“谁能享、给什么、怎么办”</p>
          <ul className={styles['figures']}>
            {figures.map(({ name, value, search }) => (
              <li key={name}>
                <Link to="/policy/info" search={search}>
                  <strong>{value === undefined ? '—' : figureText(value)}</strong>
                  <span>{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </PageWidth>
      </div>
      <PageWidth className={styles['sections']}>
        {count === undefined ? null : (
          <section aria-labelledby="policy-categories" className={styles['framed']}>
            <h2 id="policy-categories">按类别找政策</h2>
            <ul className={styles['categories']}>
              {count.category.map(({ value, label, count: policies }) => (
                <li key={value}>
                  <Link to="/policy/info" search={{ category: value }}>
                    {label}
                    <span>{policies} 条</span>
                  </Link>
                </li>
              ))}
            </ul>
            <h3 id="policy-levels">按层级找政策</h3>
            <ul className={styles['levels']} aria-labelledby="policy-levels">
              {count.level.map(({ value, label, count: policies }) => (
                <li key={value}>
                  <Link to="/policy/info" search={{ level: value }}>
                    {label}（{policies}）
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className={styles['pair']}>
          <section aria-labelledby="declarable" className={styles['framed']}>
            <h2 id="declarable">正在申报</h2>
            <DeclarablePolicies />
            <p className={styles['all']}>
              <Link to="/policy/info" search={{ declareState: 'OPEN,LONG' }}>
                查看全部申报中的政策
              </Link>
            </p>
          </section>
          <section aria-labelledby="latest" className={styles['framed']}>
            <h2 id="latest">最新政策</h2>
            <LatestPolicies />
            <p className={styles['all']}>
              <Link to="/policy/info" search={{ sort: 'NEW' }}>
                查看全部最新政策
              </Link>
            </p>
          </section>
        </div>
        <section aria-labelledby="recommended" className={styles['framed']} data-below="whole">
          <h2 id="recommended">推荐关注</h2>
          <RecommendedPolicies />
        </section>
        <section aria-labelledby="ways" className={styles['framed']} data-below="whole">
          <h2 id="ways">更多政策服务</h2>
          <GuideLinks links={ways} />
        </section>
      </PageWidth>
    </>
  )
}
