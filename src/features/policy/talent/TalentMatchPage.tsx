import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Anchor } from '#ui/Anchor.tsx'
import { Link } from '#ui/Link.tsx'
import { useState } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { GatewayError } from '#gateway/error.ts'
import { loginAddress } from '#gateway/loginAddress.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { GuidePage } from '#ui/guide/GuidePage.tsx'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { minuteText } from '#ui/timeText.ts'
import { Report } from '../report/Report.tsx'
import type { ReportActions } from '../report/ReportItem.tsx'
import type { ReportSearch } from '../report/reportSearch.ts'
import styles from './TalentMatchPage.module.css'
import { TalentForm } from './TalentForm.tsx'
import { talentReportQuery } from './talentQueries.ts'

interface TalentMatchPageProps {
  search: ReportSearch
  /** The current member; undefined for a visitor. */
  member: { id: string | undefined; enId: string | undefined } | undefined
  /** The button that adds a policy to the favourites. */
  renderFavorite: ReportActions['renderFavorite']
}

/** Matches talent policies with a person and their enterprise (§2.1 /policy/talent, §7.3). */
export function TalentMatchPage({ search, member, renderFavorite }: TalentMatchPageProps) {
  const [person, setPerson] = useState<Schema<'PolicyTalentPerson'>>()
  const query = useQuery(talentReportQuery(person, member?.enId))
  return (
    <GuidePage title="人才政策匹配" secondTitle="按学历、职称、年龄，看能享受哪些人才政策">
      <GuidePart title="人才情况">
        {member === undefined ? (
          <Anchor className={buttonClass({ look: 'primary' })} href={loginAddress('/policy/talent?view=match')}>
            登录后匹配人才政策
          </Anchor>
        ) : (
          <TalentForm userId={member.id} pending={query.isFetching} onMatch={setPerson} />
        )}
      </GuidePart>
      {member === undefined || person === undefined ? null : (
        <Result query={query} search={search} owner={member.id ?? 'visitor'} renderFavorite={renderFavorite} />
      )}
      <p>
        <Link to="/policy/talent">查看全部人才政策</Link>
      </p>
    </GuidePage>
  )
}

interface ResultProps {
  query: UseQueryResult<Schema<'PolicyMatchReport'>>
  search: ReportSearch
  owner: string
  renderFavorite: ReportActions['renderFavorite']
}

function Result({ query: { data, error, isFetching, refetch }, search, owner, renderFavorite }: ResultProps) {
  if (data === undefined && (error === null || isFetching)) return <Skeleton tall lines={10} />
  if (data === undefined) {
    return (
      <Empty action={<Button onClick={() => void refetch()}>重新匹配</Button>}>
        暂时无法生成报告：{error instanceof GatewayError ? error.message : '请稍后再试'}
      </Empty>
    )
  }
  return (
    <Report
      report={{ ...data, growthPath: [] }}
      search={search}
      owner={owner}
      about="talent"
      renderFill={renderFill}
      renderFavorite={renderFavorite}
      renderHead={() => (
        <div className={styles['head']}>
          <h2>匹配结果</h2>
          <p>
            <time dateTime={data.generatedAt.replace(' ', 'T')}>{minuteText(data.generatedAt)}</time> 生成 · 规则版本{' '}
            {data.ruleSetVersion}
          </p>
          <Button onClick={() => window.print()}>打印报告</Button>
        </div>
      )}
    />
  )
}

/** The person's fields are on this page, the enterprise's in its profile. */
function renderFill(field: string, text: string) {
  if (field.startsWith('person.')) return <Anchor href={`#${field}`}>{text}</Anchor>
  return (
    <Link to="/policy/report" search={{ fill: field }}>
      {text}
    </Link>
  )
}
