/** The values of a tool's form: a text per field, '' when empty. */
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
  /** 0 by default. */
  minimum?: number
  maximum?: number
  /** Two by default. */
  decimals?: number
}

/** One of some options; '' means unknown. */
export interface ChoiceToolField<Name extends string = string, Value = string | number> extends FieldTexts {
  kind: 'choice'
  name: Name
  options: readonly ToolOption<Value>[]
  /** The error while nothing is chosen; without it the field is optional. */
  required?: string
  placeholder?: string
}

/** Several of some options, or none of them, which is an empty list; nothing ticked means unknown. */
export interface ChoicesToolField<Name extends string = string, Value = string> extends FieldTexts {
  kind: 'choices'
  name: Name
  options: readonly ToolOption<Value>[]
}

/** Yes, no, or unknown. */
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
  /** Minimum number of years, counted from the last: all by default. */
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

/** The kinds of fields that can produce the contract's type of `Name`. */
type FieldFor<Name extends string, Value> = [Value] extends [boolean]
  ? YesNoToolField<Name>
  : [Value] extends [readonly number[]]
    ? YearsToolField<Name>
    : [Value] extends [readonly (infer Item)[]]
      ? ChoicesToolField<Name, Item>
      : [Value] extends [number]
        ? NumberToolField<Name> | ChoiceToolField<Name, Value>
        : ChoiceToolField<Name, Value> | DateToolField<Name>

/** A field of a tool whose operation takes `Inputs`; its name is the contract's. */
export type ToolField<Inputs> = {
  [Name in keyof Inputs & string]-?: FieldFor<Name, NonNullable<Inputs[Name]>>
}[keyof Inputs & string]

/** Fields that belong together. */
export interface ToolSection<Inputs> {
  title: string
  /** The purpose of the section, in plain words. */
  text?: string
  fields: readonly ToolField<Inputs>[]
  /** Remarks on the input so far, e.g. a growth rate; the verdict itself comes from the gateway. */
  remarks?: (values: ToolValues) => readonly string[]
}

/** The heading of the section for a group of points, e.g. 创新能力（40 分）. */
export function headingOf({ title, max }: { readonly title: string; readonly max: number }): string {
  return `${title}（${max} 分）`
}

/** The names under which a field stands in the form: one for each year, else its own. */
export function namesOf(field: AnyToolField): string[] {
  return field.kind === 'years' ? field.years.map((_, index) => `${field.name}-${index}`) : [field.name]
}

/** Id of a field's input, for links from the list of errors. */
export function fieldId(name: string): string {
  return `tool-${name}`
}

/** The value of `choices` when none of the options applies. */
export const noneChosen = 'NONE_OF_THESE'
