import { typesOf, type FullSchema } from '../schema.ts'

/**
 * Texts that storage may spoil: at the greatest length of the field; with characters that mean something to markup,
 * scripts and databases, or that take four bytes; a number with leading zeros.
 */
export type TextChoice = 'full' | 'special' | 'digits'

/** Longer texts are not sent just to test the limit. */
const longest = 5000
const special = `A&B<5>"'\\/%_ 😀𠮷\n第二行 ½`
/** A field of fewer characters is one line. */
const leastLines = 200

/** A text for the field. Undefined when the field has a special format. */
export function textFor(schema: FullSchema, choice: TextChoice, place = 0): string | undefined {
  const { minLength = 0, maxLength, pattern, format, enum: allowed, const: fixed } = schema
  const { contentMediaType } = schema as { contentMediaType?: string }
  if (!typesOf(schema).includes('string')) return undefined
  if (pattern !== undefined || format !== undefined || allowed !== undefined || fixed !== undefined) return undefined
  if (maxLength === undefined || maxLength > longest || maxLength < Math.max(minLength, 4)) return undefined
  // Markup is cleaned before it is stored.
  if (contentMediaType !== undefined && choice !== 'full') return undefined
  const mark = place === 0 ? '' : String(place)
  if (choice === 'full') return `${mark}${'契约检查'.repeat(Math.ceil(maxLength / 4))}`.slice(0, maxLength)
  if (choice === 'digits') return `${mark}0012`.slice(-maxLength).padStart(minLength, '0')
  const text = maxLength < leastLines ? special.replace('\n', ' ') : special
  return cut(`${mark}${text}`, maxLength).padEnd(minLength, '测')
}

/** A text of a field that takes several lines, with a second one. Undefined where the field takes none. */
export function withLines(schema: FullSchema, text: string): string | undefined {
  const { maxLength = 0 } = schema
  const isFree = maxLength >= leastLines && textFor(schema, 'special') !== undefined
  return isFree ? cut(`${text}\n${special}`, maxLength) : undefined
}

/** No longer in any way of counting characters, and without a half of one. A blank at the end would be cut off. */
function cut(text: string, length: number): string {
  let taken = ''
  for (const character of text) {
    if (taken.length + character.length > length) break
    taken += character
  }
  return taken.trimEnd()
}

/** The value of digits alone whose digits are the greatest that its pattern allows, and that with the least. */
export function digitsAtEnds(schema: FullSchema, value: unknown): string[] {
  if (schema.pattern === undefined || typeof value !== 'string' || !/^\d+$/.test(value)) return []
  const fits = new RegExp(schema.pattern, 'u')
  const ends = ['9876543210', '0123456789'].map((digits) =>
    Array.from(value, (_, place) => place).reduce((text, place) => {
      const tried = Array.from(digits, (digit) => `${text.slice(0, place)}${digit}${text.slice(place + 1)}`)
      return tried.find((each) => fits.test(each)) ?? text
    }, value),
  )
  return ends.filter((text) => text !== value)
}
