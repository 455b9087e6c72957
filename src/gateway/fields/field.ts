/** What the contract says of a field of a request, as the modules of generated/fields have it. */
export interface Field {
  readonly title: string
  readonly kind: 'text' | 'integer' | 'number' | 'date' | 'choice' | 'list' | 'rows' | 'object'
  readonly unit?: string
  /** The sentence that asks for it, where it has one of its own; `#` stands for the title. */
  readonly ask?: string
  /** The sentence about another pattern, likewise. */
  readonly mismatch?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly decimals?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
  /** How many days a date, or years a year, lies ahead of the day on which it is sent. */
  readonly ahead?: { readonly minimum?: number; readonly maximum?: number }
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

export type Condition = Readonly<Record<string, readonly unknown[]>>

export type Fields = Readonly<Record<string, Field>>

/** Names of the fields that a submission needs and a draft may lack. */
export type NeededOnSubmit<All extends Fields> = {
  [Name in keyof All]: All[Name] extends { requiredOnSubmit: true } ? Name : never
}[keyof All]
