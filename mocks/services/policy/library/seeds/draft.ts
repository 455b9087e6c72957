import type { Schema } from '#gateway/contract.ts'
import type { PolicyBatch, PolicyRow } from '../policyRows.ts'

/**
 * A policy as its author writes it: days count from today (negative for the past), numbers and addresses are filled in,
 * and what nearly every policy has in common may be left out.
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
  /** `{year}` stands for the year of publication. */
  docNo?: string
  /** The first one leads. */
  departments: readonly [string, ...string[]]
  published: number
  /** The day of publication when absent. */
  effective?: number
  /** Never when absent. */
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
  /** Names of the attachments; each becomes a document that opens. */
  attachments?: readonly string[]
  clauses: readonly (readonly [title: string, text: string])[]
  interpretations?: readonly InterpretationDraft[]
  qa?: readonly QuestionDraft[]
  views: number
  favorites: number
  declared: number
  /** How many found it useful, of how many who said. */
  useful?: readonly [useful: number, total: number]
}

export type AmountDraft = readonly [min: number | null, max: number | null, unit: string, desc: string]

export interface ConditionDraft {
  text: string
  rule?: Schema<'PolicyConditionRule'>
  /** Need not be met. */
  optional?: true
  veto?: true
  evidence?: string
  /** The clause it stands in, from 1. */
  clause?: number
}

export interface MaterialDraft {
  name: string
  optional?: true
  /** An electronic one when absent. */
  form?: Schema<'PolicyMaterial'>['form']
  /** Brought by the applicant when absent. */
  source?: Schema<'PolicyMaterial'>['source']
  /** Rows of the blank form that can be downloaded. */
  template?: readonly string[]
  note?: string
}

export type StepDraft = readonly [name: string, actor: string, desc: string, days?: number]

export interface BatchDraft extends Partial<Pick<PolicyBatch, 'channel' | 'quota'>> {
  name: string
  start: number
  /** Null when declarations are taken all the year round. */
  end: number | null
}

export interface InterpretationDraft {
  type: Schema<'PolicyInterpretation'>['type']
  title: string
  content: string
  published: number
}

/** Question, answer and the clause it rests on, from 1. */
export type QuestionDraft = readonly [q: string, a: string, clause?: number]
