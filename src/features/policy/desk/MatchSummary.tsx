import { useQuery } from '@tanstack/react-query'
import { buttonClass } from '#ui/Button.tsx'
import { DeskCard } from '#ui/desk/DeskCard.tsx'
import { Nothing } from '#ui/desk/Nothing.tsx'
import { Link } from '#ui/Link.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { CountTable } from '#ui/table/CountTable.tsx'
import { useConfirmations } from '../report/confirmations.ts'
import { fitNotes, fits } from '../report/fit.ts'
import { groupItems } from '../report/selectItems.ts'
import { deskReportQuery } from './deskReport.ts'

interface MatchSummaryProps {
  enId: string
  userId: string
}

/** How many policies the enterprise can apply for, and what stands in the way of the others. */
export function MatchSummary({ enId, userId }: MatchSummaryProps) {
  const query = useQuery(deskReportQuery(enId))
  const { confirmed } = useConfirmations(userId, enId)
  return (
    <DeskCard title="政策匹配" aside={<Link to="/policy/report">查看报告</Link>}>
      <QueryContent query={query} lines={5}>
        {({ groups }) => {
          const counted = groupItems(groups, confirmed)
          if (counted.every(({ items }) => items.length === 0)) {
            return (
              <Nothing
                next={
                  <Link to="/policy/info" className={buttonClass()}>
                    浏览全部政策
                  </Link>
                }
              >
                目前没有可以比对的政策。
              </Nothing>
            )
          }
          return (
            <CountTable
              caption="按能否申报分"
              heads={['能否申报', '政策数']}
              rows={counted.map(({ fit, items }) => ({
                key: fit,
                count: items.length,
                name: (
                  <Link to="/policy/report" search={{ fit }} title={fitNotes[fit]}>
                    {fits[fit]}
                  </Link>
                ),
              }))}
            />
          )
        }}
      </QueryContent>
    </DeskCard>
  )
}
