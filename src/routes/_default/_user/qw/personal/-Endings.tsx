import { useState } from 'react'
import type { Session } from '#features/auth/useSession.ts'
import { EndingSoon } from '#features/personal/home/EndingSoon.tsx'
import { useMatchedEndings, useSubscribedEndings } from '#features/policy/desk/policyEndings.tsx'
import { regionDate } from '#ui/regionDate.ts'

type Enterprise = NonNullable<Session['enterprise']>

/** Deadlines that are coming up, including those of policy declarations. */
export function Endings({ enterprise, userId }: { enterprise: Enterprise | undefined; userId: string | undefined }) {
  const [today] = useState(() => regionDate(new Date()))
  return enterprise === undefined || userId === undefined ? (
    <EndingsOfMember today={today} />
  ) : (
    <EndingsOfEnterprise today={today} enterprise={enterprise} userId={userId} />
  )
}

function EndingsOfMember({ today }: { today: string }) {
  const subscribed = useSubscribedEndings(today)
  return <EndingSoon today={today} enterprise={undefined} declarations={[subscribed]} />
}

interface EndingsOfEnterpriseProps {
  today: string
  enterprise: Enterprise
  userId: string
}

function EndingsOfEnterprise({ today, enterprise, userId }: EndingsOfEnterpriseProps) {
  const subscribed = useSubscribedEndings(today)
  const matched = useMatchedEndings({ enId: enterprise.enId, userId, today })
  return <EndingSoon today={today} enterprise={enterprise} declarations={[subscribed, matched]} />
}
