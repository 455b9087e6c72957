import type { Schema } from '#gateway/contract.ts'

/** A policy as stored: codes without their texts, and nothing that depends on the day or the user. */
export interface PolicyRow extends Omit<Schema<'PolicyDetail'>, Derived | Reshaped> {
  tagIds: string[]
  supports: Omit<Schema<'PolicySupport'>, 'modeDesc'>[]
  stackable?: Omit<Schema<'PolicyStackable'>, 'modeDesc'>
  materials: Omit<Schema<'PolicyMaterial'>, 'formDesc' | 'sourceDesc'>[]
  batches: PolicyBatch[]
  interpretations: Omit<Schema<'PolicyInterpretation'>, 'typeDesc'>[]
  related: Omit<Schema<'PolicyRelation'>, 'title' | 'relationDesc'>[]
  /** Stated by an official act, whatever the dates. Without it the validity follows from the dates. */
  statedValidity?: Extract<Schema<'PolicyValidity'>, 'MODIFIED' | 'REPEALED' | 'REPLACED'>
  viewCount: number
  favoriteCount: number
  /** Evaluations, and how many of them found the policy useful. */
  evaluationCount: number
  usefulCount: number
  /** Taken off the shelf: it can no longer be found, but stays in favourites. */
  offShelf: boolean
}

/** A batch of declarations. Its state is derived from the dates. */
export type PolicyBatch = Omit<Schema<'PolicyDeclarationBatch'>, 'channelDesc' | 'status' | 'statusDesc'>

type Derived =
  | 'categoryDesc'
  | 'levelDesc'
  | 'docTypeDesc'
  | 'supportModeDesc'
  | 'enjoyModeDesc'
  | 'validity'
  | 'validityDesc'
  | 'department'
  | 'declarationDateList'
  | 'declarationTag'
  | 'declarations'
  | 'listTag'
  | 'matchedDegree'
  | 'replacedByTitle'
  | 'favorited'
  | 'stats'

type Reshaped = 'supports' | 'stackable' | 'materials' | 'interpretations' | 'related'

/** The nonce of a signed search. It can be used once. */
export interface PolicyNonceRow {
  id: string
  /** Milliseconds since the epoch, in real time. Its timestamp is accepted until then. */
  expiresAt: number
}

/** A word that is suggested while the visitor types. Its id is the wordId. */
export interface PolicyWordRow {
  id: string
  wordName: string
  /** Other words that policies use for it. A search for the word finds these too. */
  synonyms: string[]
}
