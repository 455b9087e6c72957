import type { Schema } from '#gateway/contract.ts'
import { Link } from '#ui/Link.tsx'
import { PolicyLink } from '../marks/PolicyLink.tsx'

/** An event's title, which leads to its policy or activity; nationwide dates and qualifications have no page. */
export function CalendarEventTitle({ event: { policyId, eventId, title } }: { event: Schema<'PolicyCalendarEvent'> }) {
  if (policyId !== undefined) return <PolicyLink policy={{ id: policyId, title }} />
  if (eventId === undefined) return title
  return (
    <Link to="/qw/activity/detail" search={{ id: eventId }}>
      {title}
    </Link>
  )
}
