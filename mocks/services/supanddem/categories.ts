import type { Schema } from '../../../src/gateway/contract.ts'
import type { Handlers } from '../../handler.ts'
import { industryCategories } from '../../seeds/industryCategories.ts'
import { demandCategories, resourceCategories } from '../../seeds/supplyCategories.ts'
import { serviceCategories } from '../enterprise/serviceCategories.ts'
import { shownDemands } from './demandView.ts'

type Category = Schema<'SupplyCategory'>

export const categoryHandlers = {
  listCategoryTypes: ({ query }) => {
    if (query.type === 'SERVICE') {
      return serviceCategories.map(({ id, name, children }) => ({ id, name, children: [...children] }))
    }
    return query.type === 'DEMAND' ? demandCategories : resourceCategories
  },

  listDemandCategories: ({ store, clock }) => {
    const shown = shownDemands(store, clock.today())
    return demandCategories.flatMap(({ id: parentId, name: parentName, children }) =>
      children.map(({ id, name }) => {
        const demandCount = shown.filter(({ item }) => item.categoryId === id).length
        return { id, name, parentId, parentName, demandCount }
      }),
    )
  },

  listDemandCommandCategories: ({ store, clock }) => {
    const shown = shownDemands(store, clock.today()).map(({ item }) => item)
    const subcategories = demandCategories.flatMap(({ children }) => children)
    return subcategories
      .flatMap(({ id, name }) => {
        const inside = shown.filter(({ categoryId }) => categoryId === id)
        const [first] = inside
        return first === undefined ? [] : [{ id, name, demandType: first.demandType, demandCount: inside.length }]
      })
      .toSorted((a, b) => b.demandCount - a.demandCount)
      .slice(0, 8)
  },

  listIndustryCategories: () => industryCategories,
} satisfies Handlers

/** The category and what lies under it. */
export function categoryAndBelow(categories: readonly Category[], id: string): string[] {
  return [id, ...(categories.find((each) => each.id === id)?.children ?? []).map((child) => child.id)]
}

/** The name of a category of the second level, the one that is published under; undefined when there is none. */
export function subcategoryName(categories: readonly Category[], id: string | undefined): string | undefined {
  return categories.flatMap(({ children }) => children).find((child) => child.id === id)?.name
}

export function industryName(code: string): string | undefined {
  return industryCategories.flatMap(({ children }) => children).find((division) => division.code === code)?.name
}
