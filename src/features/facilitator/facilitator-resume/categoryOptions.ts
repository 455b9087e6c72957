import type { DataOf } from '#gateway/contract.ts'

/**
 * The service categories that a facilitator or a product may be in: the second level of them.
 * @param chosen what is offered no more stays to be seen and taken off
 */
export function categoryOptions(categories: DataOf<'listCategoryTypes'>, chosen: readonly string[]) {
  const options = categories.flatMap(({ children }) => children.map(({ id, name }) => ({ value: id, label: name })))
  const unknown = chosen.filter((id) => id !== '' && !options.some(({ value }) => value === id))
  return [...options, ...unknown.map((id) => ({ value: id, label: id }))]
}
