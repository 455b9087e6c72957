import { listFacilitatorsSortWords } from '#gateway/generated/words/listFacilitators.ts'
import { facilitatorTypeWords } from '#gateway/generated/words/FacilitatorType.ts'
import { choiceParameter, idParameter, pageParameter, searchSchema, textParameter } from '#ui/list/listSearch.ts'

/** Search parameters of /qw/supply-demand/provider; the header search writes name. */
export const facilitatorSearchSchema = searchSchema({
  current: pageParameter,
  providerType: choiceParameter(facilitatorTypeWords),
  sort: choiceParameter(listFacilitatorsSortWords),
  name: textParameter,
})

export type FacilitatorSearch = ReturnType<typeof facilitatorSearchSchema>

/** Search parameters of /qw/supply-demand/production. */
export const productSearchSchema = searchSchema({
  current: pageParameter,
  categoryId: idParameter,
  name: textParameter,
})

/** Search parameters of a facilitator's page: the facilitator, and the product shown. */
export const storeSearchSchema = searchSchema({ id: idParameter, product: idParameter })

export type ProductSearch = ReturnType<typeof productSearchSchema>
