import type { DataOf, Schema } from '#gateway/contract.ts'
import { activityEntry, entriesOfEvents, type CalendarEntry } from './calendarFile.ts'
import { clockText, dayText } from '#ui/timeText.ts'

interface OwnRecords {
  /** The calendar's events as the member gets them. */
  events: readonly Schema<'PolicyCalendarEvent'>[]
  certificates: DataOf<'listElectricityCertificates'>['records']
  signs: DataOf<'listMyEventSigns'>['records']
}

/** Sign-ups that may still lead to the event. */
const waiting = new Set<Schema<'EventSignStatus'>>(['PENDING', 'PASS', 'WAITLIST', 'CHECKED_IN'])

/**
 * The days of a member's own calendar: declarations of subscribed policies, ends of qualifications and certificates,
 * and events signed up for.
 * @param today yyyy-MM-dd; earlier days are left out
 */
export function ownEntries({ events, certificates, signs }: OwnRecords, today: string): CalendarEntry[] {
  const own = events.filter(({ type, subscribed }) => type === 'CERT_EXPIRE' || subscribed === true)
  return [...entriesOfEvents(own), ...certificates.flatMap(entryOfCertificate), ...signs.flatMap(entryOfSign)].filter(
    ({ date }) => date >= today,
  )
}

function entryOfCertificate({ id, enName, certNo, validUntil }: OwnRecords['certificates'][number]): CalendarEntry[] {
  if (validUntil === null) return []
  return [
    {
      uid: `certificate-${id}`,
      title: `资质到期：重要电力用户认定（${enName}）`,
      date: validUntil,
      description: certNo === null ? '' : `证书编号 ${certNo}`,
      path: '/qw/personal/electric',
      remind: true,
    },
  ]
}

function entryOfSign({ eventId, title, startTime, address, state, status }: OwnRecords['signs'][number]) {
  if (state === 'CANCELLED' || !waiting.has(status)) return []
  const description = `${clockText(startTime)} 开始，${address}`
  return [activityEntry({ id: eventId, title, date: dayText(startTime), description })]
}
