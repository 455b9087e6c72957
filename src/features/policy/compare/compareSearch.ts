import { isPolicyId } from '../policyId.ts'

/** Maximum number of policies in a comparison. */
export const comparedAtMost = 4

/** The search parameters of /policy/compare, so that a comparison can be shared. */
export interface CompareSearch {
  /** The policies' ids joined by commas. */
  ids?: string | undefined
  /** Shows only what distinguishes the policies. */
  differing?: true | undefined
}

/** Reads an address's parameters; invalid ones are undefined. */
export function readCompareSearch(raw: Record<string, unknown>): CompareSearch {
  const ids = typeof raw['ids'] === 'string' ? raw['ids'].split(',').map((id) => id.trim()) : []
  return {
    ids: [...new Set(ids.filter(isPolicyId))].slice(0, comparedAtMost).join(',') || undefined,
    differing: raw['differing'] === true || undefined,
  }
}

/** The ids of an address, in order. */
export const idsIn = ({ ids }: CompareSearch): string[] => ids?.split(',') ?? []

/** The `ids` of an address; undefined without any. */
export const comparedIds = (policies: readonly { id: string }[]): string | undefined =>
  policies.map(({ id }) => id).join(',') || undefined
