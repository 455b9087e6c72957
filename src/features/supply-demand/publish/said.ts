/** Without empty values. */
export function said(parts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parts).filter(([, value]) => {
      if (typeof value === 'string') return value.trim() !== ''
      return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0)
    }),
  )
}
