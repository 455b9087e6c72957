// Generated from contract/ by scripts/generate. Do not edit.
/** How a user fills in a field. */
export type FieldKind = 'text' | 'integer' | 'number' | 'date' | 'choice' | 'list' | 'rows' | 'object'

/** What the contract states about one field, either beside the field or in the schema that it refers to. */
export interface Field {
  readonly title: string
  readonly kind: FieldKind
  readonly unit?: string
  /**
   * The sentence that asks for the field, when it is not the one derived from title and kind. `#` stands for the title.
   */
  readonly ask?: string
  /**
   * The message for a value that does not match the pattern, when the general one does not fit. `#` stands for the
   * title.
   */
  readonly mismatch?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  /** The maximum number of decimals that may be typed. */
  readonly decimals?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
  /** How many days (for a date) or years (for a year) the value must be ahead of the day it is sent. */
  readonly ahead?: { readonly minimum?: number; readonly maximum?: number }
  /** How long after another moment of the record this one is. */
  readonly term?: { readonly days?: number; readonly workingDays?: number; readonly after: string }
  /** Null while another field of the record is below this number. */
  readonly nullBelow?: Readonly<Record<string, number>>
  /** The files that it accepts. */
  readonly file?: readonly FileKind[]
  /** The field of each text in a list that is typed. */
  readonly items?: Field
  /** Fields whose value is its minimum or earliest date. The first one that is filled in counts. */
  readonly notBelow?: readonly string[]
  /** The words for its possible values. */
  readonly words?: Readonly<Record<string, string>>
  readonly required?: boolean
  /** Whether a draft may omit it. */
  readonly requiredOnSubmit?: boolean
  /**
   * Required when all fields of one of these conditions have one of its values. On a form with drafts, only on
   * submission.
   */
  readonly requiredWhen?: readonly Condition[]
}

/**
 * Files with certain extensions, in lower case without the dot, and the maximum size of one, in units of 1024 × 1024
 * bytes.
 */
export interface FileKind {
  readonly extensions: readonly string[]
  readonly maxMegabytes: number
}

/** The maximum number of something: in total, under a condition, on one day or within some seconds. */
export interface Quota {
  readonly title: string
  readonly most: number
  readonly when?: Condition
  readonly per?: 'DAY'
  readonly seconds?: number
}

/** How long something lasts when no field states its end: after a moment of the record, or in general. */
export interface Term {
  readonly title: string
  readonly days?: number
  readonly workingDays?: number
  readonly seconds?: number
  readonly after?: string
}

export type Condition = Readonly<Record<string, readonly unknown[]>>

export type Fields = Readonly<Record<string, Field>>
