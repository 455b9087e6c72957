import type { Field, Fields } from '../generated/fields/field.ts'
import type { Fault, Values } from './needed.ts'

/**
 * Fields that contradict each other, such as a budget's lower limit above its upper one. Of two numbers the first shows
 * the error; of two dates the later one, because it was chosen with regard to the other.
 */
export function disorders(fields: Fields, values: Values): Fault[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const before = (field.notBelow ?? []).find((each) => isGiven(values[each]))
    const other = before === undefined ? undefined : fields[before]
    if (before === undefined || other === undefined || !isBeyond(values[before], values[name])) return []
    if (typeof values[name] === 'number') {
      return [{ name: before, message: `${other.title}不能大于${shortTitle(field, other)}` }]
    }
    return [{ name, message: `${field.title}不能早于${shortTitle(other, field)}` }]
  })
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

function isBeyond(value: unknown, limit: unknown): boolean {
  if (typeof value === 'number' && typeof limit === 'number') return value > limit
  return typeof value === 'string' && typeof limit === 'string' && limit !== '' && value > limit
}

/** Without the part that the titles share: 预算下限不能大于上限. */
function shortTitle({ title }: Pick<Field, 'title'>, other: Pick<Field, 'title'>): string {
  let shared = 0
  while (shared < title.length && title[shared] === other.title[shared]) shared++
  return shared < title.length ? title.slice(shared) : title
}
