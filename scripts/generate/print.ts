export const header = '// Generated from contract/ by scripts/generate. Do not edit.\n'

/** A value as code, with unquoted names where possible. */
export function print(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(print).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{ ${Object.entries(value)
    .map(([key, item]) => `${key}: ${print(item)}`)
    .join(', ')} }`
}

/** E.g. `srdi@2026 form2` → `srdi2026Form2`. */
export function camelCased(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .filter((part) => part !== '')
    .map((part, index) => (index === 0 ? part : `${part.charAt(0).toUpperCase()}${part.slice(1)}`))
    .join('')
}
