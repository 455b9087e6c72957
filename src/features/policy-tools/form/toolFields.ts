/** What a tool's form holds while it is filled in: a text per field, '' where nothing is given. */
export type ToolValues = Record<string, string>

interface FieldTexts {
  label: string
  /** What counts and what does not, and why it is asked. */
  hint?: string
}

export interface ToolOption<Value> {
  value: Value
  label: string
}

/** A number in `unit`; at most two decimals, whole where `whole`. */
export interface NumberToolField<Name extends string = string> extends FieldTexts {
  kind: 'number'
  name: Name
  unit: string
  whole?: boolean
  /** 0 unless given. */
  minimum?: number
  maximum?: number
  /** Two unless given. */
  decimals?: number
}

/** One of some options; '' is not known. */
export interface ChoiceToolField<Name extends string = string, Value = string | number> extends FieldTexts {
  kind: 'choice'
  name: Name
  options: readonly ToolOption<Value>[]
  /** What to say while nothing is chosen; the field may stay empty unless this is given. */
  required?: string
  placeholder?: string
}

/** Several of some options, or none of them, which is an empty list; nothing ticked is not known. */
export interface ChoicesToolField<Name extends string = string, Value = string> extends FieldTexts {
  kind: 'choices'
  name: Name
  options: readonly ToolOption<Value>[]
}

/** Yes, no, or not known. */
export interface YesNoToolField<Name extends string = string> extends FieldTexts {
  kind: 'yesNo'
  name: Name
}

/** A date, yyyy-MM-dd. */
export interface DateToolField<Name extends string = string> extends FieldTexts {
  kind: 'date'
  name: Name
}

/** A number for each of some years, the earliest first; sent once the last years are filled without a gap. */
export interface YearsToolField<Name extends string = string> extends FieldTexts {
  kind: 'years'
  name: Name
  unit: string
  /** The years' names, e.g. 2023 年. */
  years: readonly string[]
  /** How many of the last years must be there at least: all unless given. */
  fewest?: number
  whole?: boolean
  minimum?: number
  maximum?: number
  decimals?: number
}

export type AnyToolField =
  | NumberToolField
  | ChoiceToolField
  | ChoicesToolField
  | YesNoToolField
  | DateToolField
  | YearsToolField

/** The fields that can give what the contract wants under `Name`. */
type FieldFor<Name extends string, Value> = [Value] extends [boolean]
  ? YesNoToolField<Name>
  : [Value] extends [readonly number[]]
    ? YearsToolField<Name>
    : [Value] extends [readonly (infer Item)[]]
      ? ChoicesToolField<Name, Item>
      : [Value] extends [number]
        ? NumberToolField<Name> | ChoiceToolField<Name, Value>
        : ChoiceToolField<Name, Value> | DateToolField<Name>

/** A field of a tool whose operation takes `Inputs`; its name is that of the contract. */
export type ToolField<Inputs> = {
  [Name in keyof Inputs & string]-?: FieldFor<Name, NonNullable<Inputs[Name]>>
}[keyof Inputs & string]

/** Fields that belong together. */
export interface ToolSection<Inputs> {
  title: string
  /** What the section is for, in plain words. */
  text?: string
  fields: readonly ToolField<Inputs>[]
  /** What follows from what has been typed so far, e.g. a growth rate; the verdict itself comes from the gateway. */
  remarks?: (values: ToolValues) => readonly string[]
}

/** The names under which a field stands in the form: one for each year, else its own. */
export function namesOf(field: AnyToolField): string[] {
  return field.kind === 'years' ? field.years.map((_, index) => `${field.name}-${index}`) : [field.name]
}

/** The value of `choices` when none of the options applies. */
export const noneChosen = 'NONE_OF_THESE'
