import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '#ui/Link.tsx'
import type { Schema } from '#gateway/contract.ts'
import { GatewayError } from '#gateway/error.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Report } from './Report.tsx'
import { ReportHead } from './ReportHead.tsx'
import type { ReportActions } from './ReportItem.tsx'
import type { ReportSearch } from './reportSearch.ts'

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
export function ReportContent({ query, search, owner, about, basis, renderFavorite }: ReportContentProps) {
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
