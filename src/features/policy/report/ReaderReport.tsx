import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '#ui/Link.tsx'
import type { Schema } from '#gateway/contract.ts'
import { GatewayError } from '#gateway/error.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { loginAddress } from '#gateway/loginAddress.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { Report } from './Report.tsx'
import { MatchBasis, ReportHead } from './ReportHead.tsx'
import type { ReportActions } from './ReportItem.tsx'
import type { ReportSearch } from './reportSearch.ts'
import { memberReportQuery, visitorReportQuery } from './reportQueries.ts'
import styles from './ReaderReport.module.css'

interface VisitorReportProps {
  profile: Schema<'ProfileSubmission'>
  search: ReportSearch
  renderFavorite: ReportActions['renderFavorite']
}

/** The report from a visitor's input; the gateway stores none of it. */
export function VisitorReport({ profile, search, renderFavorite }: VisitorReportProps) {
  const query = useQuery(visitorReportQuery(profile))
  return (
    <>
      <p className={styles['note']}>
        报告按您在本机填写的信息生成。登录后可以逐项选择，带入企业档案。
        <Anchor href={loginAddress('/policy/report')}>去登录</Anchor>
      </p>
      <ReportContent
        query={query}
        search={search}
        renderFavorite={renderFavorite}
        owner="visitor"
        about={profile.basicDTO.name}
      />
    </>
  )
}

interface MemberReportProps {
  enId: string
  userId: string
  search: ReportSearch
  renderFavorite: ReportActions['renderFavorite']
}

/** The report of the member's current enterprise. */
export function MemberReport({ enId, userId, search, renderFavorite }: MemberReportProps) {
  return (
    <ReportContent
      query={useQuery(memberReportQuery(enId))}
      search={search}
      renderFavorite={renderFavorite}
      owner={userId}
      about={enId}
      basis={<MatchBasis />}
    />
  )
}

interface ReportContentProps {
  query: UseQueryResult<Schema<'PolicyMatchReport'>>
  search: ReportSearch
  renderFavorite: ReportActions['renderFavorite']
  /** Whose answers are stored, see Report. */
  owner: string
  about: string
  /** The gateway's data about the enterprise; a visitor has just entered theirs. */
  basis?: ReactNode
}

/** A report while it is being generated, when that failed, and when it is there. */
function ReportContent({ query, search, owner, about, basis, renderFavorite }: ReportContentProps) {
  const { data, error, isFetching, refetch } = query
  if (data === undefined) {
    if (error === null || isFetching) return <Skeleton tall lines={10} />
    return (
      <Empty action={<Button onClick={() => void refetch()}>重新匹配</Button>}>
        暂时无法生成报告：{error instanceof GatewayError ? error.message : '请稍后再试'}
      </Empty>
    )
  }
  return (
    <Report
      key={about}
      report={data}
      search={search}
      renderFavorite={renderFavorite}
      owner={owner}
      about={about}
      renderFill={renderFill}
      renderHead={(groups) => (
        <ReportHead
          report={data}
          groups={groups}
          basis={basis}
          renewing={isFetching}
          onRenew={() => void refetch()}
          edit={
            <Link to="/policy/report" search={{ fill: 'basicDTO.name' }} className={buttonClass({ look: 'primary' })}>
              完善企业信息
            </Link>
          }
        />
      )}
    />
  )
}

const renderFill = (field: string, text: string) => (
  <Link to="/policy/report" search={{ fill: field }}>
    {text}
  </Link>
)
