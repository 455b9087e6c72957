import type { Manifest } from '#mocks/services/manifest.ts'
import { serviceCategories } from '#mocks/services/enterprise/facilitator/serviceCategories.ts'
import { settled } from '../settled.ts'
import { shownDemands } from '../demand/demandView.ts'
import { industryCategories } from './industryCategories.ts'
import { demandCategories, resourceCategories } from './supplyCategories.ts'

export const manifest: Manifest = {
  tables: {},
  handlers: settled({
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
  }),
}
