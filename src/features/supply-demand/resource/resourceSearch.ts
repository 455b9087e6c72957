import { resourceTypeWords } from '#gateway/generated/words/ResourceType.ts'
import { resourceOwnerTypeWords } from '#gateway/generated/words/ResourceOwnerType.ts'
import { choiceParameter, pageParameter, searchSchema, textParameter } from '#ui/list/listSearch.ts'

/** Search parameters of /qw/supply-demand/resource; the header search writes name. */
export const resourceSearchSchema = searchSchema({
  current: pageParameter,
  resourceType: choiceParameter(resourceTypeWords),
  ownerType: choiceParameter(resourceOwnerTypeWords),
  name: textParameter,
})

export type ResourceSearch = ReturnType<typeof resourceSearchSchema>
