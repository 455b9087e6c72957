import type { DraftKey, DraftValues } from '#ui/draft/store/draftStore.ts'
import type { ToolValues } from './toolFields.ts'

/** The owner of a draft before a login. Not `visitor`: those drafts end with the login, and these are carried over. */
export const visitorOwner = 'tool-visitor'

const MONTH = 30 * 24 * 60 * 60 * 1000

/** The key of a tool's draft. */
export function toolDraftKey(name: string, version: number, owner: string): DraftKey {
  return { form: `tool-${name}`, owner, version, keptFor: MONTH }
}

/** Where the initial values of a form come from. */
export type ToolStart =
  | { from: 'nothing' }
  | { from: 'draft' | 'visitor' | 'saved' | 'profile'; values: ToolValues }
  | { from: 'conflict'; visitor: ToolValues; own: ToolValues }

interface Sources {
  /** The draft from before the login; undefined for a visitor, whose own draft it is. */
  visitor?: DraftValues | undefined
  /** The unsent draft in this browser. */
  own: DraftValues | undefined
  /** The gateway's record of the last calculation. */
  saved?: ToolValues | undefined
  /** The enterprise profile's values. */
  profile?: ToolValues | undefined
}

/**
 * The initial values of a form: the draft, else the last calculation, else the enterprise profile. If visitor and
 * member both have values that differ, only the member can decide.
 */
export function startOf({ visitor, own, saved, profile }: Sources): ToolStart {
  const mine = filledOf(own) ?? filledOf(saved)
  const before = filledOf(visitor)
  if (before !== undefined) {
    if (mine === undefined) return { from: 'visitor', values: before }
    if (!sameTexts(before, mine)) return { from: 'conflict', visitor: before, own: mine }
  }
  const draft = filledOf(own)
  if (draft !== undefined) return { from: 'draft', values: draft }
  if (mine !== undefined) return { from: 'saved', values: mine }
  const known = filledOf(profile)
  return known === undefined ? { from: 'nothing' } : { from: 'profile', values: known }
}

/** The non-empty texts; undefined when there are none. The year alone is not a draft: every form has one. */
export function filledOf(values: ToolValues | DraftValues | undefined): ToolValues | undefined {
  const filled = Object.entries(values ?? {}).filter(([, text]) => text.trim() !== '')
  return filled.some(([name]) => name !== 'inputYear') ? Object.fromEntries(filled) : undefined
}

export function sameTexts(one: ToolValues, other: ToolValues): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => (one[name] ?? '').trim() === (other[name] ?? '').trim())
}
