import type { Schema } from '#gateway/contract.ts'
import { buttonClass } from '#ui/Button.tsx'
import { DeskCard } from '#ui/desk/DeskCard.tsx'
import { EndingList } from '#ui/desk/EndingList.tsx'
import type { EndingSource } from '#ui/desk/endings.ts'
import { Nothing } from '#ui/desk/Nothing.tsx'
import { Link } from '#ui/Link.tsx'
import { useCertificateEndings, useDemandEndings, useFacilitatorEndings } from './useOwnEndings.tsx'

interface EndingSoonProps {
  /** yyyy-MM-dd. */
  today: string
  enterprise: Pick<Schema<'Enterprise'>, 'enId' | 'faStatus'> | undefined
  /** Declarations, from the policy feature. */
  declarations: readonly EndingSource[]
}

/** What ends soon: declarations of subscribed and matched policies, certificates, own demands. */
export function EndingSoon({ today, enterprise, declarations }: EndingSoonProps) {
  const demands = useDemandEndings(today)
  const certificates = useCertificateEndings(today)
  const facilitator = useFacilitatorEndings(today, enterprise)
  return (
    <DeskCard title="即将到期" aside={<Link to="/policy/calender">申报日历</Link>}>
      <EndingList
        sources={[...declarations, demands, certificates, facilitator]}
        today={today}
        empty={
          <Nothing
            next={
              <>
                <Link to="/qw/personal/subscribe" className={buttonClass({ look: 'primary' })}>
                  订阅政策
                </Link>
                <Link to="/policy/calender" className={buttonClass()}>
                  查看申报日历
                </Link>
              </>
            }
          >
            30 天内没有到期的事项。订阅关心的政策，申报截止前会在这里提醒。
          </Nothing>
        }
      />
    </DeskCard>
  )
}
