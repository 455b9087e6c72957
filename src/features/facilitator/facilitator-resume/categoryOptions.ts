import type { DataOf } from '#gateway/contract.ts'

/**
 * The service categories for a facilitator or a product: the second level.
 * @param chosen categories that are no longer offered stay visible and removable
 */
export function categoryOptions(categories: DataOf<'listCategoryTypes'>, chosen: readonly string[]) {
  const options = categories.flatMap(({ children }) => children.map(({ id, name }) => ({ value: id, label: name })))
  const unknown = chosen.filter((id) => id !== '' && !options.some(({ value }) => value === id))
  return [...options, ...unknown.map((id) => ({ value: id, label: id }))]
}
