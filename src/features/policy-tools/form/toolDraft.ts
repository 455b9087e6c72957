import type { DraftKey, DraftValues } from '#ui/draft/draftStore.ts'
import type { ToolValues } from './toolFields.ts'

/** Whose draft it is before a login. Not `visitor`: those drafts end with the login, and these come along. */
export const visitorOwner = 'tool-visitor'

const MONTH = 30 * 24 * 60 * 60 * 1000

/** Where a tool's draft is kept. */
export function toolDraftKey(name: string, version: number, owner: string): DraftKey {
  return { form: `tool-${name}`, owner, version, keptFor: MONTH }
}

/** Where the texts of a form come from when it opens. */
export type ToolStart =
  | { from: 'nothing' }
  | { from: 'draft' | 'visitor' | 'saved' | 'profile'; values: ToolValues }
  | { from: 'conflict'; visitor: ToolValues; own: ToolValues }

interface Sources {
  /** What was typed in this browser before the login; undefined for a visitor, whose own draft it is. */
  visitor?: DraftValues | undefined
  /** What was typed in this browser and not sent. */
  own: DraftValues | undefined
  /** What the gateway keeps from the last calculation. */
  saved?: ToolValues | undefined
  /** What the enterprise profile knows. */
  profile?: ToolValues | undefined
}

/**
 * What a form opens with: what was typed last, else what was calculated last, else the enterprise profile. Where both the
 * visitor and the member have something, and not the same, only the member can tell which is right.
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

/** The texts that are not empty; undefined when there are none. The year alone is no draft: every form has one. */
export function filledOf(values: ToolValues | DraftValues | undefined): ToolValues | undefined {
  const filled = Object.entries(values ?? {}).filter(([, text]) => text.trim() !== '')
  return filled.some(([name]) => name !== 'inputYear') ? Object.fromEntries(filled) : undefined
}

export function sameTexts(one: ToolValues, other: ToolValues): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => (one[name] ?? '').trim() === (other[name] ?? '').trim())
}
