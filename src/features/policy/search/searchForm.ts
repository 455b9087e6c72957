import * as z from 'zod/mini'
import { searchSchema } from '#ui/list/listSearch.ts'

// A wrong field is left out on its own: the rest of a shared link still works.
const textOf = (max: number) =>
  z.catch(
    z.optional(
      z.pipe(
        z.transform((value: unknown) => trimmed(value, max)),
        z.string(),
      ),
    ),
    undefined,
  )
const id = () => z.catch(z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))), undefined)

/** How long a keyword may be; longer ones are cut. */
export const keywordLimit = 30

export const keywordSchema = z.lazy(() => textOf(keywordLimit))

const searchFormSchema = searchSchema(() => ({
  keyword: keywordSchema,
  policyTag: id(),
  policyTagName: textOf(20),
  associatedWordId: id(),
  associatedWordName: textOf(50),
}))

/** The form object of /policy/info (§2.1). */
export type PolicySearchForm = z.output<typeof searchFormSchema>

/**
 * Reads the `form` parameter: JSON, encoded once (an address's usual encoding) or twice, or already parsed by the router.
 * Whatever cannot be decoded is no form: the search is then the one without it.
 */
export function decodeSearchForm(value: unknown): PolicySearchForm | undefined {
  const form = searchFormSchema.safeParse(typeof value === 'string' ? parsed(value) : value).data
  if (form === undefined) return undefined
  const given = Object.entries(form).filter(([, text]) => text !== undefined)
  return given.length === 0 ? undefined : Object.fromEntries(given)
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value.startsWith('%') ? decodeURIComponent(value) : value)
  } catch {
    return undefined
  }
}

// The router reads ?keyword=2026 as a number and ?keyword=true as a boolean.
function trimmed(value: unknown, max: number): unknown {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined
  const short = Array.from(String(value).trim()).slice(0, max).join('').trim()
  return short === '' ? undefined : short
}
