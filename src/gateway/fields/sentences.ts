import type { Field } from '../generated/fields/field.ts'

/**
 * What is said of a field that is not in order: the same words before it is sent, in the form, and after, by the mock
 * gateway. Title, limits and a sentence of its own come from the contract.
 */

/** For what is not typed. */
const verbs: Partial<Record<Field['kind'], string>> = { date: '选择', choice: '选择', rows: '填写', object: '填写' }

/** Of a field that is missing or empty. */
export function askFor({
  title,
  kind,
  ask = `请${verbs[kind] ?? '输入'}#`,
}: Pick<Field, 'title' | 'kind' | 'ask'>): string {
  return ask.replace('#', title)
}

/** Of a text that is not written as it should be. */
export function mismatchOf({ title, mismatch = '#格式不正确' }: Pick<Field, 'title' | 'mismatch'>): string {
  return mismatch.replace('#', title)
}

/** By the keyword of the contract; `#` stands for the limit. */
const limits = {
  minLength: '不能少于 # 个字符',
  maxLength: '不能超过 # 个字符',
  minimum: '不能小于 #',
  maximum: '不能超过 #',
  minItems: '不能少于 # 项',
  maxItems: '不能超过 # 项',
} as const

export type Limit = keyof typeof limits

export function isLimit(keyword: unknown): keyword is Limit {
  return typeof keyword === 'string' && Object.hasOwn(limits, keyword)
}

/** What is wrong with a value beyond a limit, e.g. `不能超过 2,000 个字符`. */
export function limitText(keyword: Limit, limit: number): string {
  const [whole = '', ...fraction] = String(limit).split('.')
  // Not by `toLocaleString`, which takes a phone some 80 ms to set up.
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return limits[keyword].replace('#', [grouped, ...fraction].join('.'))
}

/** The same, of the field by its title. */
export function beyond({ title }: Pick<Field, 'title'>, keyword: Limit, limit: number): string {
  return `${title}${limitText(keyword, limit)}`
}
