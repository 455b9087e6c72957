import type * as z from 'zod/mini'
import { choiceParameter, pageParameter, searchSchema } from '../../ui/list/listSearch.ts'
import { resourceStatusWords } from '../../gateway/generated/words/ResourceStatus.ts'
import { demandStatusWords } from '../../gateway/generated/words/DemandStatus.ts'

/** Search parameters of /qw/personal/demand. */
export const myDemandSearchSchema = searchSchema(() => ({
  current: pageParameter,
  status: choiceParameter(demandStatusWords),
}))

/** Search parameters of /qw/personal/resources. */
export const myResourceSearchSchema = searchSchema(() => ({
  current: pageParameter,
  status: choiceParameter(resourceStatusWords),
}))

export type MyDemandSearch = z.infer<typeof myDemandSearchSchema>
export type MyResourceSearch = z.infer<typeof myResourceSearchSchema>
