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

/** What is offered, and what was chosen earlier and is offered no more: it can still be seen and taken off. */
export function withChosen(options: Options, chosen: readonly string[]): (Option | OptionGroup)[] {
  const unknown = chosen.filter((value) => value !== '' && labelIn(options, value) === undefined)
  return [...options, ...unknown.map((value) => ({ value, label: value }))]
}

/** What a value is called. */
export function labelIn(options: Options, value: string): string | undefined {
  const all = options.flatMap((one) => ('options' in one ? one.options : [one]))
  return all.find((option) => option.value === value)?.label
}
