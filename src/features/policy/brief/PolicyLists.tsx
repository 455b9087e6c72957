import { ServedContent } from '#ui/served/ServedContent.tsx'
import { briefQueries } from './briefQueries.ts'
import { PolicyBriefs } from './PolicyBriefs.tsx'

/** The newest policies, in brief. */
export function LatestPolicies() {
  return (
    <ServedContent query={briefQueries.latest()}>
      {({ records }) => (records.length === 0 ? <p>暂无政策</p> : <PolicyBriefs policies={records} show="published" />)}
    </ServedContent>
  )
}

/** What can be declared today, the nearest deadline first. */
export function DeclarablePolicies() {
  return (
    <ServedContent query={briefQueries.declarable()}>
      {({ records }) =>
        records.length === 0 ? <p>目前没有正在申报的政策</p> : <PolicyBriefs policies={records} show="remaining" />
      }
    </ServedContent>
  )
}

/** Recommended policies. */
export function RecommendedPolicies() {
  return (
    <ServedContent query={briefQueries.recommended()}>
      {(policies) =>
        policies.length === 0 ? <p>暂无推荐</p> : <PolicyBriefs policies={policies} show="published" wide />
      }
    </ServedContent>
  )
}
