/** A field of the rules; one with several years says how many. */
interface RuleField {
  readonly label: string
  readonly years?: number
}

type OfYear<Field extends RuleField> = Omit<Field, 'label' | 'years'> & { label: string } & (Field extends {
    years: number
  }
    ? { years: readonly string[] }
    : unknown)

/**
 * The field with its years by name, e.g. 2024 年.
 * @param lastYear the last of them, which replaces `{year}` in a label
 */
export function ofYear<const Field extends RuleField>(field: Field, lastYear: number): OfYear<Field> {
  const { label, years, ...rest } = field
  const named = { ...rest, label: label.replace(/\{year(-\d)?\}/, (_, back = '0') => String(lastYear + Number(back))) }
  const names = Array.from({ length: years ?? 0 }, (_, index) => `${lastYear - (years ?? 0) + 1 + index} 年`)
  return (years === undefined ? named : { ...named, years: names }) as OfYear<Field>
}
