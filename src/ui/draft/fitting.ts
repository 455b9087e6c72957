import { isLike } from './isLike.ts'

/**
 * The parts of a stored record that still fit the form: an older release may have kept it when the form had other
 * fields. Undefined if none fit. A list fits if each of its rows does, or lacks only fields that a new row has empty.
 * @param outline see `isLike`
 */
export function fitting(outline: unknown, value: unknown): unknown {
  if (isLike(outline, value)) return value
  if (Array.isArray(outline)) return fittingRows(outline[0], value)
  if (!isRecord(outline) || !isRecord(value)) return undefined
  const parts = Object.entries(outline)
    .map(([name, part]) => [name, fitting(part, value[name])] as const)
    .filter(([, part]) => part !== undefined)
  return parts.length === 0 ? undefined : Object.fromEntries(parts)
}

/** The values with some parts replaced; lists are replaced as a whole. */
export function withParts<Values>(values: Values, parts: unknown): Values {
  // Parts that fit the outline of the values have the same types.
  if (!isRecord(values) || !isRecord(parts)) return parts as Values
  const merged = Object.entries(parts).map(([name, part]) => [name, withParts<unknown>(values[name], part)])
  return { ...values, ...(Object.fromEntries(merged) as Partial<Values>) }
}

function fittingRows(row: unknown, value: unknown): readonly unknown[] | undefined {
  if (!isRecord(row) || !Array.isArray(value)) return undefined
  const rows = value.map((found: unknown) => isRecord(found) && { ...emptyFields(row), ...found })
  return isLike<unknown>([row], rows) ? rows : undefined
}

/** The fields of a row that are empty when it is new. */
function emptyFields(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row)
      .map(([name, field]) => [name, Array.isArray(field) ? [] : field] as const)
      .filter(([, field]) => field === '' || field === null || field === false || Array.isArray(field)),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
