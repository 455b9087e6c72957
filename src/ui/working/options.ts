export interface Option {
  value: string
  label: string
}

/** Options under a heading, such as the categories of one kind. */
export interface OptionGroup {
  label: string
  options: Option[]
}

export type Options = readonly (Option | OptionGroup)[]

/** The options, plus earlier choices that are no longer offered, so that they can be seen and removed. */
export function withChosen(options: Options, chosen: readonly string[]): (Option | OptionGroup)[] {
  const unknown = chosen.filter((value) => value !== '' && labelIn(options, value) === undefined)
  return [...options, ...unknown.map((value) => ({ value, label: value }))]
}

/** The label of a value. */
export function labelIn(options: Options, value: string): string | undefined {
  const all = options.flatMap((one) => ('options' in one ? one.options : [one]))
  return all.find((option) => option.value === value)?.label
}
