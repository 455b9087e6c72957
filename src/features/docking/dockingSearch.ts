import { idParameter, pageParameter, searchSchema } from '#ui/list/listSearch.ts'

/**
 * Search parameters of …/demand/docking and …/resources/docking: `id` names one docking, the rest a list. The words of
 * `role` and `status` would come along into every page with this; the page itself looks whether they are any.
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
