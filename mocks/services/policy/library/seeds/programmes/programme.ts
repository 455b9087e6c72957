import type { Schema } from '#gateway/contract.ts'
import type { ConditionDraft } from '../draft.ts'
import type { Line } from './lines.ts'
import type { PlaceKey } from './places.ts'

/**
 * A programme that runs at several levels, each with its own edition, as provinces, cities and counties do. In its
 * texts, {place} is the issuer, {cap} the highest amount, {ratio} the percentage and {least} the minimum of an edition.
 */
export interface Programme {
  title: string
  category: Schema<'PolicyCategory'>
  line: Line
  tags: readonly [string, string, string, ...string[]]
  /** Its purpose: completes a sentence that begins with 为. */
  purpose: string
  /** Who is eligible. */
  who: string
  /** What they must fulfil, besides local registration and good credit. */
  needs: readonly (string | ConditionDraft)[]
  /** The benefit. */
  give: string
  mode: Schema<'PolicySupportMode'>
  /** How the amount is determined. RATIO comes with a percentage. */
  grant:
    | readonly ['RATIO', number]
    | readonly ['FIXED']
    | readonly ['CAP']
    | readonly ['TIER', string]
    | readonly ['NONE']
  /** By default 万元. */
  unit?: string
  enjoyMode: Schema<'PolicyEnjoyMode'>
  industry?: readonly string[]
  scale?: readonly Schema<'PolicyScale'>[]
  /** Required documents besides the usual ones. */
  papers: readonly string[]
  /** A frequent question and its answer. */
  ask: readonly [question: string, answer: string]
  editions: readonly Edition[]
}

/** The issuer, the highest amount (null when there is none) and the minimum in its condition. */
export type Edition = readonly [place: PlaceKey, cap: number | null, least?: number]

/** A number of the enterprise's profile that must reach the edition's minimum, which the text contains as {least}. */
export function least(field: string, text: string, unit = '万元'): ConditionDraft {
  return { text, rule: { field, op: 'GE', value: '{least}', unit } }
}

/** A number of the enterprise's profile that must reach this minimum. */
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
