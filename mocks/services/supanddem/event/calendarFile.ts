import type { FileRow } from '#mocks/services/uaa/file/files.ts'
import type { EventRow } from './eventRows.ts'

/** The activity as an iCalendar file (RFC 5545). Times are China's. */
export function calendarFile(id: string, event: Readonly<EventRow>): FileRow {
  const content = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Enterprise Services Portal//Events//ZH',
    'BEGIN:VEVENT',
    `UID:${event.id}@portal.example.gov.cn`,
    `DTSTAMP;TZID=Asia/Shanghai:${stamp(event.signStart)}`,
    `DTSTART;TZID=Asia/Shanghai:${stamp(event.startTime)}`,
    `DTEND;TZID=Asia/Shanghai:${stamp(event.endTime)}`,
    `SUMMARY:${escape(event.title)}`,
    `LOCATION:${escape(event.address)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
  const bytes = Buffer.from(content, 'utf8')
  // The contract's download allows pictures and plain bytes.
  return {
    id,
    name: 'event.ics',
    type: 'application/octet-stream',
    size: bytes.length,
    content: bytes.toString('base64'),
  }
}

function stamp(time: string): string {
  return time.replaceAll(/[-:]/g, '').replace(' ', 'T')
}

function escape(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&')
}
