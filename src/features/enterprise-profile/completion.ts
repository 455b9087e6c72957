import { profileSections, type ProfileField } from './profileSections.ts'
import type { ProfileValues } from './profileValues.ts'

export interface Completion {
  filled: number
  total: number
  /** Rounded, 0 to 100 (§5). */
  percent: number
  /** The empty fields by section; complete sections are omitted. */
  missing: readonly { title: string; fields: readonly ProfileField[] }[]
}

/** How complete the profile is: a non-empty text or list counts, and so does the number 0 (§5). */
export function completionOf(values: ProfileValues): Completion {
  const total = profileSections.flatMap(({ fields }) => fields).length
  const missing = profileSections
    .map(({ title, fields }) => ({ title, fields: fields.filter(({ path }) => !isFilled(values, path)) }))
    .filter(({ fields }) => fields.length > 0)
  const filled = total - missing.flatMap(({ fields }) => fields).length
  return { filled, total, percent: Math.round((filled / total) * 100), missing }
}

/** The fields to fill in next, in the order of the form. */
export function nextFields({ missing }: Pick<Completion, 'missing'>, atMost = 3): ProfileField[] {
  return missing.flatMap(({ fields }) => fields).slice(0, atMost)
}

/** Whether the field under a path such as `basicDTO.name` is filled. */
export function isFilled(values: ProfileValues, path: string): boolean {
  const [section = '', name = ''] = path.split('.')
  const value = (values as unknown as Record<string, Record<string, unknown>>)[section]?.[name]
  if (Array.isArray(value)) return value.length > 0
  // Numbers are texts here, so '0' counts like any other.
  return typeof value === 'string' && value.trim() !== ''
}
