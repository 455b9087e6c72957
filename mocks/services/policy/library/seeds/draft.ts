import type { Schema } from '#gateway/contract.ts'
import type { PolicyBatch, PolicyRow } from '../policyRows.ts'

/**
 * A policy as its author writes it. Days count from today (negative for the past), numbers and addresses are filled in,
 * and what nearly all policies share may be left out.
 */
export interface PolicyDraft
  extends
    Pick<
      PolicyRow,
      'title' | 'category' | 'level' | 'docType' | 'supportMode' | 'enjoyMode' | 'targetDesc' | 'resultDesc' | 'summary'
    >,
    Partial<Pick<PolicyRow, 'remark' | 'statedValidity' | 'replacedById' | 'related' | 'diagrams' | 'offShelf'>> {
  /** `p-1001`. */
  id: string
  /** `{year}` is replaced with the year of publication. */
  docNo?: string
  /** The first one leads. */
  departments: readonly [string, ...string[]]
  published: number
  /** By default the day of publication. */
  effective?: number
  /** By default it never expires. */
  expires?: number
  amounts: readonly AmountDraft[]
  tags: readonly string[]
  applyTarget: Pick<Schema<'PolicyApplyTarget'>, 'text'> & Partial<Schema<'PolicyApplyTarget'>>
  conditions: readonly ConditionDraft[]
  supports: readonly Omit<PolicyRow['supports'][number], 'no'>[]
  stackable?: PolicyRow['stackable']
  materials: readonly MaterialDraft[]
  process: readonly StepDraft[]
  batches?: readonly BatchDraft[]
  /** Names of the attachments. Each becomes a document that can be opened. */
  attachments?: readonly string[]
  clauses: readonly (readonly [title: string, text: string])[]
  interpretations?: readonly InterpretationDraft[]
  qa?: readonly QuestionDraft[]
  views: number
  favorites: number
  declared: number
  /** How many members found it useful, and how many evaluated it. */
  useful?: readonly [useful: number, total: number]
}

export type AmountDraft = readonly [min: number | null, max: number | null, unit: string, desc: string]

export interface ConditionDraft {
  text: string
  rule?: Schema<'PolicyConditionRule'>
  /** Not required. */
  optional?: true
  veto?: true
  evidence?: string
  /** The number of its clause, from 1. */
  clause?: number
}

export interface MaterialDraft {
  name: string
  optional?: true
  /** Electronic by default. */
  form?: Schema<'PolicyMaterial'>['form']
  /** By default the applicant provides it. */
  source?: Schema<'PolicyMaterial'>['source']
  /** Rows of the blank form that can be downloaded. */
  template?: readonly string[]
  note?: string
}

export type StepDraft = readonly [name: string, actor: string, desc: string, days?: number]

export interface BatchDraft extends Partial<Pick<PolicyBatch, 'channel' | 'quota'>> {
  name: string
  start: number
  /** Null when declarations are accepted all year round. */
  end: number | null
}

export interface InterpretationDraft {
  type: Schema<'PolicyInterpretation'>['type']
  title: string
  content: string
  published: number
}

/** Question, answer and the number of the clause behind it, from 1. */
export type QuestionDraft = readonly [q: string, a: string, clause?: number]
