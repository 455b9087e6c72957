import type { Field } from '../generated/fields/field.ts'

/** A list of typed texts, with its limits. */
type TextList = Field & { readonly maxItems: number; readonly items: Field & { readonly maxLength: number } }

/** The hint beside the list: 最多 10 个，每个不超过 10 个字符. */
export function listHint({ maxItems, items }: TextList): string {
  return `最多 ${maxItems} 个，每个不超过 ${items.maxLength} 个字符`
}
