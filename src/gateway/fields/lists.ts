import type { Field } from '../generated/fields/field.ts'

/** A list of texts that are typed, with its limits. */
type TextList = Field & { readonly maxItems: number; readonly items: Field & { readonly maxLength: number } }

/** What is told beside it before anything is typed: 最多 10 个，每个不超过 10 个字符. */
export function listHint({ maxItems, items }: TextList): string {
  return `最多 ${maxItems} 个，每个不超过 ${items.maxLength} 个字符`
}
