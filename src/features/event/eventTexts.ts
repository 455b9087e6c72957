import type { Schema } from '#gateway/contract.ts'
import type { BadgeTone } from '#ui/content/Badge.tsx'
import { figureText } from '#ui/figureText.ts'
import { clockText, dayText, minuteText } from '#ui/timeText.ts'

/** The tone of a state; its words say the same. */
export function eventTone(state: Schema<'EventState'>): BadgeTone {
  if (state === 'SIGNING' || state === 'ONGOING') return 'good'
  return state === 'NOT_OPEN' ? 'plain' : 'off'
}

/** The tone of a sign-up's status. */
export function signTone(status: Schema<'EventSignStatus'>): BadgeTone {
  if (status === 'PASS' || status === 'CHECKED_IN' || status === 'FINISHED') return 'good'
  return status === 'PENDING' || status === 'WAITLIST' ? 'urgent' : 'off'
}

/** A period, both ends `yyyy-MM-dd HH:mm:ss`; within one day the day appears once, e.g. 2026-03-05 09:00 至 11:30. */
export function periodText(start: string, end: string): string {
  const sameDay = dayText(start) === dayText(end)
  return `${minuteText(start)} 至 ${sameDay ? clockText(end) : minuteText(end)}`
}

/** A fee in yuan; 0 is free of charge. */
export function feeText(fee: number): string {
  return fee === 0 ? '免费' : `${figureText(fee)} 元`
}

/** The number of sign-ups and the quota; a quota of 0 means no limit. */
export function quotaText({ signedCount, quota }: { signedCount: number; quota: number }): string {
  return quota === 0 ? `已报名 ${signedCount} 人，名额不限` : `已报名 ${signedCount} 人 / 名额 ${quota} 人`
}
