import type { Schema } from '#gateway/contract.ts'
import { industryCategories } from './industryCategories.ts'

type Category = Schema<'SupplyCategory'>

/** The category and its subcategories. */
export function categoryAndBelow(categories: readonly Category[], id: string): string[] {
  return [id, ...(categories.find((each) => each.id === id)?.children ?? []).map((child) => child.id)]
}

/** The name of a second-level category, under which things are published. Undefined when it does not exist. */
export function subcategoryName(categories: readonly Category[], id: string | undefined): string | undefined {
  return categories.flatMap(({ children }) => children).find((child) => child.id === id)?.name
}

export function industryName(code: string): string | undefined {
  return industryCategories.flatMap(({ children }) => children).find((division) => division.code === code)?.name
}
