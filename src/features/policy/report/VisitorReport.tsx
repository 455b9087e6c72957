import { useQuery } from '@tanstack/react-query'
import type { Schema } from '#gateway/contract.ts'
import { loginAddress } from '#gateway/loginAddress.ts'
import { ReportContent } from './ReportContent.tsx'
import styles from './ReportPage.module.css'
import { visitorReportQuery } from './reportQueries.ts'
import type { ReportActions } from './ReportItem.tsx'
import type { ReportSearch } from './reportSearch.ts'
import { Anchor } from '#ui/Anchor.tsx'

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
