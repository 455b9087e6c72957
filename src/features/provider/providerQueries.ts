import { listFacilitatorsSortWords } from '#gateway/generated/words/listFacilitators.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { facilitatorTypeWords } from '#gateway/generated/words/FacilitatorType.ts'
import { choiceParameter, idParameter, pageParameter, searchSchema, textParameter } from '#ui/list/listSearch.ts'

/** Search parameters of /qw/supply-demand/provider; the header search writes name. */
export const providerSearchSchema = searchSchema({
  current: pageParameter,
  providerType: choiceParameter(facilitatorTypeWords),
  sort: choiceParameter(listFacilitatorsSortWords),
  name: textParameter,
})

export type ProviderSearch = ReturnType<typeof providerSearchSchema>

/** Search parameters of /qw/supply-demand/production. */
export const productSearchSchema = searchSchema({
  current: pageParameter,
  categoryId: idParameter,
  name: textParameter,
})

/** Search parameters of a provider's page: the provider, and the product of it that is shown. */
export const storeSearchSchema = searchSchema({ id: idParameter, product: idParameter })

export type ProductSearch = ReturnType<typeof productSearchSchema>

const silent = { silent: true }

export const providersQuery = ({ current = 1, providerType, sort, name }: ProviderSearch) =>
  gatewayQuery(
    'listFacilitators',
    {
      query: {
        current,
        size: 10,
        ...(providerType && { providerType }),
        ...(sort && { sort }),
        ...(name && { name }),
      },
    },
    silent,
  )

/** What /qw/provider shows of the providers: the best rated. */
export const bestProvidersQuery = () => providersQuery({ sort: 'SCORE' })

export const providerQuery = (id: string) => gatewayQuery('getFacilitator', { path: { id } }, silent)

export const productsQuery = ({ current = 1, categoryId, name }: ProductSearch) =>
  gatewayQuery(
    'listFacilitatorProducts',
    { query: { current, size: 10, ...(categoryId && { categoryId }), ...(name && { name }) } },
    silent,
  )

/** The service categories, two levels of them (§7.1). */
export const serviceCategoriesQuery = () => gatewayQuery('listCategoryTypes', { query: { type: 'SERVICE' } })
