/** How a field is filled in. */
export type FieldKind = 'text' | 'integer' | 'number' | 'date' | 'choice' | 'list' | 'rows' | 'object'

/** What the contract says of one field, wherever it says it: beside the field, or in the schema that the field refers to. */
export interface Field {
  readonly title: string
  readonly kind: FieldKind
  readonly unit?: string
  /** The sentence that asks for it, where another is said than follows from title and kind; `#` for the title. */
  readonly ask?: string
  /** The sentence about a value of another pattern, where it is no general one; likewise. */
  readonly mismatch?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  /** Of a number, as many as may be typed. */
  readonly decimals?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
  /** How many days a date, or years a year, lies ahead of the day on which it is sent. */
  readonly ahead?: { readonly minimum?: number; readonly maximum?: number }
  /** How long after another moment of the record it lies. */
  readonly term?: { readonly days?: number; readonly workingDays?: number; readonly after: string }
  /** Null while another field of the record is below so many. */
  readonly nullBelow?: Readonly<Record<string, number>>
  /** The files that it takes. */
  readonly file?: readonly FileKind[]
  /** Each text of a list that is typed. */
  readonly items?: Field
  /** Fields that it may not be less or earlier than; the first that is filled in counts. */
  readonly notBelow?: readonly string[]
  /** Of the values that it may have. */
  readonly words?: Readonly<Record<string, string>>
  readonly required?: boolean
  /** A draft may lack it. */
  readonly requiredOnSubmit?: boolean
  /** Needed when all fields of one of these have one of the values. On a form that is also a draft: on submission only. */
  readonly requiredWhen?: readonly Condition[]
}

/** Files of some extensions, in lower case without the dot, of which one is at most so large: in units of 1024 × 1024 bytes. */
export interface FileKind {
  readonly extensions: readonly string[]
  readonly maxMegabytes: number
}

/** How many there may be of something: at all, under a condition, on one day or within some seconds. */
export interface Quota {
  readonly title: string
  readonly most: number
  readonly when?: Condition
  readonly per?: 'DAY'
  readonly seconds?: number
}

/** How long something lasts that no field tells the end of; after a moment of the record, or by itself. */
export interface Term {
  readonly title: string
  readonly days?: number
  readonly workingDays?: number
  readonly seconds?: number
  readonly after?: string
}

export type Condition = Readonly<Record<string, readonly unknown[]>>

export type Fields = Readonly<Record<string, Field>>
