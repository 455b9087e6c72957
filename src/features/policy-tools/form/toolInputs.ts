import { namesOf, noneChosen, type AnyToolField, type ToolField, type ToolValues } from './toolFields.ts'
import { typedNumber } from '#ui/form/controls/typedNumber.ts'

/** The operation's input. Empty fields are omitted: absent means unknown, never no or zero. */
export function inputsOf<Inputs>(fields: readonly ToolField<Inputs>[], values: ToolValues): Inputs {
  const entries = plainFields(fields).map((field): [string, unknown] => [field.name, inputOf(field, values)])
  // ToolField<Inputs> ensures that each field is of the kind that its schema needs.
  return Object.fromEntries(entries.filter(([, input]) => input !== undefined)) as Inputs
}

/** The form's texts for given inputs, e.g. those of an earlier calculation. */
export function valuesOf<Inputs>(fields: readonly ToolField<Inputs>[], inputs: Partial<Inputs>): ToolValues {
  const given = inputs as Record<string, unknown>
  return Object.fromEntries(plainFields(fields).flatMap((field) => textsOf(field, given[field.name])))
}

/** The fields without their input type. */
export function plainFields<Inputs>(fields: readonly ToolField<Inputs>[]): readonly AnyToolField[] {
  return fields as readonly AnyToolField[]
}

function inputOf(field: AnyToolField, values: ToolValues): unknown {
  const text = values[field.name]?.trim() ?? ''
  switch (field.kind) {
    case 'number':
      return typedNumber(text)
    case 'choice':
      return field.options.find(({ value }) => String(value) === text)?.value
    case 'choices':
      return chosenOf(text)
    case 'yesNo':
      return text === '' ? undefined : text === 'yes'
    case 'date':
      return text === '' ? undefined : text
    case 'years':
    default:
      return yearsOf(
        namesOf(field).map((name) => typedNumber(values[name] ?? '')),
        field.fewest,
      )
  }
}

function chosenOf(text: string): string[] | undefined {
  if (text === '') return undefined
  return text === noneChosen ? [] : text.split(',')
}

/** The last years without a gap; undefined when the last is missing, a gap remains or there are too few. */
function yearsOf(amounts: (number | undefined)[], fewest = amounts.length): number[] | undefined {
  const from = amounts.findIndex((amount) => amount !== undefined)
  const given = from === -1 ? [] : amounts.slice(from).filter((amount) => amount !== undefined)
  return given.length >= Math.max(fewest, 1) && given.length === amounts.length - from ? given : undefined
}

function textsOf(field: AnyToolField, input: unknown): [string, string][] {
  if (field.kind === 'years') {
    if (!Array.isArray(input)) return []
    const names = namesOf(field).slice(-input.length)
    return names.map((name, index) => [name, String(input[index])])
  }
  if (typeof input === 'boolean') return [[field.name, input ? 'yes' : 'no']]
  if (Array.isArray(input)) return [[field.name, input.length === 0 ? noneChosen : input.join(',')]]
  return typeof input === 'string' || typeof input === 'number' ? [[field.name, String(input)]] : []
}
