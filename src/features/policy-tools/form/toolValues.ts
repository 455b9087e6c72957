import type { ToolDefinition } from './toolDefinition.ts'
import { namesOf, type AnyToolField, type ToolField, type ToolValues } from './toolFields.ts'
import { plainFields, valuesOf } from './toolInputs.ts'

/** The fields that the form shows for what has been given so far, in the order of the page. */
export function fieldsOf<Inputs>({ sections }: ToolDefinition<Inputs>, values: ToolValues): ToolField<Inputs>[] {
  return sections(values).flatMap(({ fields }) => fields)
}

/**
 * The form's texts for given inputs. Which fields there are may hang on what the first ones say; a figure whose field is
 * not there yet is kept for when it is.
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

/** Texts for every field, '' where none is given, so that a reset leaves nothing behind. */
export function completeTexts<Inputs>(definition: ToolDefinition<Inputs>, values: ToolValues): ToolValues {
  const names = plainFields(fieldsOf(definition, values)).flatMap(namesOf)
  return { ...Object.fromEntries(names.map((name) => [name, ''])), ...values }
}

/** What each text of the form is called, e.g. in a list of errors; a year's has the year in it. */
export function labelsOf(fields: readonly AnyToolField[]): { name: string; label: string }[] {
  return fields.flatMap((field) =>
    namesOf(field).map((name, index) => ({
      name,
      label: field.kind === 'years' ? `${field.label}（${field.years[index]}）` : field.label,
    })),
  )
}
