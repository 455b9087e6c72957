import type { Field } from '../generated/fields/field.ts'

const msPerDay = 24 * 60 * 60 * 1000
const year = 365

type Dated = Pick<Field, 'title' | 'kind' | 'ahead'>

/**
 * The error for a date or year that is before today or too far ahead; undefined when it is valid.
 * @param today yyyy-MM-dd
 */
export function aheadFault({ title, kind, ahead = {} }: Dated, value: unknown, today: string): string | undefined {
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return undefined
  const isYear = kind !== 'date'
  const now = isYear ? '今年' : '今天'
  const distance = isYear ? Number(value) - Number(today.slice(0, 4)) : daysBetween(today, String(value))
  const { minimum, maximum } = ahead
  if (minimum !== undefined && distance < minimum) return `${title}${minimum > 0 ? '必须晚于' : '不能早于'}${now}`
  if (maximum === undefined || distance <= maximum) return undefined
  return maximum === 0 ? `${title}不能晚于${now}` : `${title}须在${spanText(maximum, isYear)}之内`
}

/** The hint beside a field for a future date: 明天起 90 天之内. */
export function aheadHint({
  ahead: { minimum = 0, maximum },
}: Dated & { readonly ahead: NonNullable<Field['ahead']> }) {
  return `${minimum > 0 ? '明天' : '今天'}起${maximum === undefined ? '' : `${spanText(maximum, false)}之内`}`
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / msPerDay
}

function spanText(length: number, isYears: boolean): string {
  if (!isYears && length === year) return '一年'
  return ` ${length} ${isYears ? '年' : '天'}`
}
