/**
 * A copy with every string trimmed of surrounding whitespace, at any depth of arrays and plain objects (§5). Inner
 * spaces stay. Anything else (files, dates, form data) is passed on as it is.
 */
export function trimStrings<Value>(value: Value): Value
export function trimStrings(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map((item) => trimStrings<unknown>(item))
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, trimStrings<unknown>(item)]))
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
