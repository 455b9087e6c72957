import type { ToolDefinition } from './toolDefinition.ts'
import { namesOf, type AnyToolField, type ToolField, type ToolValues } from './toolFields.ts'
import { plainFields, valuesOf } from './toolInputs.ts'

/** The fields that the form shows for the current values, in the order of the page. */
export function fieldsOf<Inputs>({ sections }: ToolDefinition<Inputs>, values: ToolValues): ToolField<Inputs>[] {
  return sections(values).flatMap(({ fields }) => fields)
}

/**
 * The form's texts for given inputs. Which fields exist may depend on the first values; a figure without a field is
 * kept until its field appears.
 */
export function textsFor<Inputs>(
  definition: ToolDefinition<Inputs>,
  inputs: Partial<Inputs>,
  inputYear?: number | null,
): ToolValues {
  const year: ToolValues = inputYear ? { inputYear: String(inputYear) } : {}
  const figures = Object.entries(inputs).filter(([, value]) => typeof value === 'number')
  const first = {
    ...Object.fromEntries(figures.map(([name, value]) => [name, String(value)])),
    ...year,
    ...valuesOf(fieldsOf(definition, year), inputs),
  }
  return { ...first, ...valuesOf(fieldsOf(definition, first), inputs) }
}

/** Texts for every field, '' when empty, so that a reset leaves nothing behind. */
export function completeTexts<Inputs>(definition: ToolDefinition<Inputs>, values: ToolValues): ToolValues {
  const names = plainFields(fieldsOf(definition, values)).flatMap(namesOf)
  return { ...Object.fromEntries(names.map((name) => [name, ''])), ...values }
}

/** The label of each text, e.g. for a list of errors; that of a year includes the year. */
export function labelsOf(fields: readonly AnyToolField[]): { name: string; label: string }[] {
  return fields.flatMap((field) =>
    namesOf(field).map((name, index) => ({
      name,
      label: field.kind === 'years' ? `${field.label}（${field.years[index]}）` : field.label,
    })),
  )
}
