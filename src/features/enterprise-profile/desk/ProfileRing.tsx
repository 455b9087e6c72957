import { useQuery } from '@tanstack/react-query'
import type { DataOf } from '#gateway/contract.ts'
import * as fields from '#gateway/generated/fields/EnterpriseDetails.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Ring } from '#ui/chart/Ring.tsx'
import { DeskCard } from '#ui/desk/DeskCard.tsx'
import { Link } from '#ui/Link.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { lastYear } from '#ui/regionDate.ts'
import { completionOf, nextFields } from '../completion.ts'
import { detailsQuery } from '../profileQueries.ts'
import { valuesOf } from '../profileValues.ts'
import styles from './ProfileRing.module.css'

/** How complete the profile of the current enterprise is (§5), and the fields to fill in next. */
export function ProfileRing({ enId }: { enId: string }) {
  const query = useQuery(detailsQuery(enId))
  return (
    <DeskCard
      title="企业资料"
      aside={
        <Link to="/qw/personal/resume/$id" params={{ id: enId }}>
          完善资料
        </Link>
      }
    >
      <QueryContent query={query} lines={4}>
        {(details) => <Completeness enId={enId} details={details} />}
      </QueryContent>
    </DeskCard>
  )
}

function Completeness({ enId, details }: { enId: string; details: DataOf<'getEnterpriseDetails'> }) {
  const completion = completionOf(valuesOf(details, lastYear()))
  const { filled, total, percent } = completion
  const next = nextFields(completion)
  return (
    <div className={styles['profile']}>
      <Ring label={fields.completion.title} percent={percent} />
      <div>
        <p>
          已填 {filled}/{total} 项
        </p>
        {next.length === 0 ? (
          <>
            <p className={styles['tip']}>全部填写完整，可以直接比对政策。</p>
            <Link to="/policy/report" className={buttonClass()}>
              查看能申报的政策
            </Link>
          </>
        ) : (
          <>
            <p className={styles['tip']}>信息越完整，推荐的政策越精准。接着填：</p>
            <ul className={styles['next']} aria-label="接着填写">
              {next.map(({ path, label }) => (
                <li key={path}>
                  <Link to="/qw/personal/resume/$id" params={{ id: enId }} search={{ field: path }}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
