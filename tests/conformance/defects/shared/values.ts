import { parameter } from '../../asked.ts'
import type { Loose, Passing } from '../../defect.ts'

export const idIn = ({ url }: Passing) => url.searchParams.get('id')

export const cents = (amount: number) => Math.round(amount * 100) / 100

export const demo = 'en-1001'

export const isWritten = (text: unknown): text is string => typeof text === 'string'

export const idOf = parameter('id')

export const encoded = encodeURIComponent

export const coded = (list: Loose[], code: string): Loose => list.find((each) => each.code === code)

export const byText = (one: Loose, other: Loose) => (one < other ? -1 : Number(one > other))

export const inGreenwich = (moment: string): string =>
  new Date(Date.parse(`${moment.replace(' ', 'T')}+08:00`)).toISOString().slice(0, 19).replace('T', ' ')

/** A picture of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const idsOf = (records: Loose[]): string[] => records.map(({ id }) => id)

/** Whether an outline ends where it begins. */
export const isClosed = (polygon: Loose[]): boolean =>
  polygon.length > 1 && JSON.stringify(polygon[0]) === JSON.stringify(polygon.at(-1))

/** The dictionaries that there are. */
export const dictionaryCodes = new Set([
  'PO_TECHNICAL',
  'PO_PJ_STATE',
  'EN_TYPE',
  'PO_FIELD_AREA',
  'PO_QUALIFICATIONS',
  'PO_EN_TECH_LEVEL',
  'PO_FEEDBACK_TYPE',
  'POLICY_REMARK',
])
