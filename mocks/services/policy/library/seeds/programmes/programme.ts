import type { Schema } from '#gateway/contract.ts'
import type { ConditionDraft } from '../draft.ts'
import type { Line } from './lines.ts'
import type { PlaceKey } from './places.ts'

/**
 * A programme that several levels run, each with an edition of its own, as a province, its cities and their counties do.
 * In its texts {place} is who runs it, {cap} the highest amount, {ratio} the percentage and {least} the bound of an edition.
 */
export interface Programme {
  title: string
  category: Schema<'PolicyCategory'>
  line: Line
  tags: readonly [string, string, string, ...string[]]
  /** Why it exists, the end of a sentence that begins with 为. */
  purpose: string
  /** Who may have it. */
  who: string
  /** What they must fulfil, beside being registered there and of good credit. */
  needs: readonly (string | ConditionDraft)[]
  /** What they get. */
  give: string
  mode: Schema<'PolicySupportMode'>
  /** How the amount is found; a percentage stands with RATIO. */
  grant:
    | readonly ['RATIO', number]
    | readonly ['FIXED']
    | readonly ['CAP']
    | readonly ['TIER', string]
    | readonly ['NONE']
  /** 万元 when absent. */
  unit?: string
  enjoyMode: Schema<'PolicyEnjoyMode'>
  industry?: readonly string[]
  scale?: readonly Schema<'PolicyScale'>[]
  /** What has to be shown beside the usual papers. */
  papers: readonly string[]
  /** What people ask, and the answer. */
  ask: readonly [question: string, answer: string]
  editions: readonly Edition[]
}

/** Who runs it, the highest amount (null without one) and the bound of its condition. */
export type Edition = readonly [place: PlaceKey, cap: number | null, least?: number]

/** A number of the enterprise's profile that must reach the bound of the edition, which stands as {least} in the text. */
export function least(field: string, text: string, unit = '万元'): ConditionDraft {
  return { text, rule: { field, op: 'GE', value: '{least}', unit } }
}

/** A number of the enterprise's profile that must reach this bound. */
export function atLeast(field: string, value: number, text: string, unit = '万元'): ConditionDraft {
  return { text, rule: { field, op: 'GE', value: String(value), unit } }
}

export function holds(qualification: string): ConditionDraft {
  return {
    text: `${qualification}资质在有效期内`,
    rule: { field: 'basicDTO.enterpriseAptitudeList', op: 'HAS', value: qualification },
    evidence: '证书或公布名单（部门核验）',
  }
}

export function isType(enType: string): ConditionDraft {
  return { text: `属于${enType}`, rule: { field: 'basicDTO.enType', op: 'HAS', value: enType } }
}
