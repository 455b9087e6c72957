import { idParameter, pageParameter, searchSchema } from '#ui/list/listSearch.ts'

/**
 * Search parameters of …/demand/docking and …/resources/docking: `id` names one docking, the others a list. `role` and
 * `status` are checked by the page itself, because their words would otherwise be loaded with every page.
 */
export const dockingSearchSchema = searchSchema({
  current: pageParameter,
  role: idParameter,
  status: idParameter,
  /** Only those of one demand or resource. */
  target: idParameter,
  id: idParameter,
})

export type DockingSearch = ReturnType<typeof dockingSearchSchema>
