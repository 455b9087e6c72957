import type { Schema } from '#gateway/contract.ts'

/** A policy as it is kept: codes without their texts, and nothing that depends on today or on who asks. */
export interface PolicyRow extends Omit<Schema<'PolicyDetail'>, Derived | Reshaped> {
  tagIds: string[]
  supports: Omit<Schema<'PolicySupport'>, 'modeDesc'>[]
  stackable?: Omit<Schema<'PolicyStackable'>, 'modeDesc'>
  materials: Omit<Schema<'PolicyMaterial'>, 'formDesc' | 'sourceDesc'>[]
  batches: PolicyBatch[]
  interpretations: Omit<Schema<'PolicyInterpretation'>, 'typeDesc'>[]
  related: Omit<Schema<'PolicyRelation'>, 'title' | 'relationDesc'>[]
  /** Said by an official act, whatever the dates; without it the validity follows from the dates. */
  statedValidity?: Extract<Schema<'PolicyValidity'>, 'MODIFIED' | 'REPEALED' | 'REPLACED'>
  viewCount: number
  favoriteCount: number
  /** Evaluations, and how many of them found the policy useful. */
  evaluationCount: number
  usefulCount: number
  /** Taken off the shelf: nobody finds it any more, but favourites remember it. */
  offShelf: boolean
}

/** A batch of declarations; its state follows from the dates. */
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

/** The nonce of a signed search; it is good once. */
export interface PolicyNonceRow {
  id: string
  /** Milliseconds since the epoch, in real time: until then its timestamp would still be accepted. */
  expiresAt: number
}

/** A word that is suggested while the visitor types; its id is the wordId. */
export interface PolicyWordRow {
  id: string
  wordName: string
  /** What a policy says when it means the same; a search for the word finds these too. */
  synonyms: string[]
}
