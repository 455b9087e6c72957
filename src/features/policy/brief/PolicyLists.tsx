import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '#ui/QueryContent.tsx'
import { briefQueries } from './briefQueries.ts'
import { PolicyBriefs } from './PolicyBriefs.tsx'

/** The newest policies, in brief. */
export function LatestPolicies() {
  return (
    <QueryContent query={useQuery(briefQueries.latest())}>
      {({ records }) => (records.length === 0 ? <p>暂无政策</p> : <PolicyBriefs policies={records} show="published" />)}
    </QueryContent>
  )
}

/** What can be declared today, the nearest deadline first. */
export function DeclarablePolicies() {
  return (
    <QueryContent query={useQuery(briefQueries.declarable())}>
      {({ records }) =>
        records.length === 0 ? <p>目前没有正在申报的政策</p> : <PolicyBriefs policies={records} show="remaining" />
      }
    </QueryContent>
  )
}

/** Policies worth a look. */
export function RecommendedPolicies() {
  return (
    <QueryContent query={useQuery(briefQueries.recommended())}>
      {(policies) =>
        policies.length === 0 ? <p>暂无推荐</p> : <PolicyBriefs policies={policies} show="published" wide />
      }
    </QueryContent>
  )
}
