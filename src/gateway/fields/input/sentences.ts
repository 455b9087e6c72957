import type { Field } from '#gateway/generated/fields/field.ts'

/**
 * Error messages for fields. The form, before sending, and the mock gateway, after it, use the same words. Title,
 * limits and special sentences come from the contract.
 */

/** For fields that are not typed. */
const verbs: Partial<Record<Field['kind'], string>> = { date: '选择', choice: '选择', rows: '填写', object: '填写' }

/** The message for a missing or empty field. */
export function askFor({
  title,
  kind,
  ask = `请${verbs[kind] ?? '输入'}#`,
}: Pick<Field, 'title' | 'kind' | 'ask'>): string {
  return ask.replace('#', title)
}

/** The message for a text in the wrong format. */
export function mismatchOf({ title, mismatch = '#格式不正确' }: Pick<Field, 'title' | 'mismatch'>): string {
  return mismatch.replace('#', title)
}

/** By the contract's keyword; `#` stands for the limit. */
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

/** The message for a value beyond a limit, e.g. `不能超过 2,000 个字符`. */
export function limitText(keyword: Limit, limit: number): string {
  const [whole = '', ...fraction] = String(limit).split('.')
  // Not `toLocaleString`, which takes a phone some 80 ms to set up.
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return limits[keyword].replace('#', [grouped, ...fraction].join('.'))
}

/** The same message, with the field's title. */
export function beyond({ title }: Pick<Field, 'title'>, keyword: Limit, limit: number): string {
  return `${title}${limitText(keyword, limit)}`
}
