import type { Fact } from '../Facts.tsx'
import { figureText } from '../figureText.ts'

/** The parts of a contract field that are shown. */
interface ShownField {
  readonly title: string
  readonly kind: string
  readonly unit?: string
  readonly words?: Readonly<Record<string, string>>
}

type Value = string | number | boolean | readonly (string | number)[]

/**
 * A fact named after its field, with its value in words or with its unit. Unknown values are omitted where facts are
 * shown.
 */
export function factOf(field: ShownField, value: Value | null | undefined): Fact {
  return { name: field.title, value: value === undefined || value === null ? undefined : valueText(field, value) }
}

function valueText(field: ShownField, value: Value): string {
  if (typeof value === 'object') return value.map((item) => valueText(field, item)).join('、')
  if (typeof value === 'boolean') return value ? '是' : '否'
  const word = field.words?.[String(value)]
  if (word !== undefined) return word
  // Years are not grouped by thousands.
  const figure = typeof value === 'number' && field.kind === 'number' ? figureText(value) : String(value)
  return field.unit === undefined ? figure : `${figure} ${field.unit}`
}
