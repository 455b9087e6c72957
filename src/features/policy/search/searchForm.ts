import { patternParameter, searchSchema } from '#ui/list/listSearch.ts'

// An invalid field is left out individually, so that the rest of a shared link still works.
const textOf = (max: number) => (raw: unknown) => trimmed(raw, max)
const id = patternParameter(/^[A-Za-z0-9_-]{1,64}$/)

/** Maximum length of a keyword; longer ones are cut. */
export const keywordLimit = 30

export const keywordParameter = textOf(keywordLimit)

const readFields = searchSchema({
  keyword: keywordParameter,
  policyTag: id,
  policyTagName: textOf(20),
  associatedWordId: id,
  associatedWordName: textOf(50),
})

/** The form object of /policy/info (§2.1). */
export type PolicySearchForm = ReturnType<typeof readFields>

/**
 * Parses the `form` parameter: JSON, encoded once (an address's usual encoding) or twice, or already parsed by the
 * router. If it cannot be decoded, the search has no form.
 */
export function decodeSearchForm(value: unknown): PolicySearchForm | undefined {
  const form = typeof value === 'string' ? parsed(value) : value
  if (typeof form !== 'object' || form === null) return undefined
  const given = Object.entries(readFields({ ...form })).filter(([, text]) => text !== undefined)
  return given.length === 0 ? undefined : Object.fromEntries(given)
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value.startsWith('%') ? decodeURIComponent(value) : value)
  } catch {
    return undefined
  }
}

// The router parses ?keyword=2026 as a number and ?keyword=true as a boolean.
function trimmed(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined
  const short = Array.from(String(value).trim()).slice(0, max).join('').trim()
  return short === '' ? undefined : short
}
