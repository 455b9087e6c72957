import { flagParameter, patternParameter, searchSchema } from '#ui/list/listSearch.ts'

/** What the address of an enterprise's resume says besides the enterprise. */
export const resumeSearch = searchSchema({
  // 2.1-98: the router reads true and false as what they are.
  isFacilitator: flagParameter,
  /** Path of the field to begin at, e.g. `personnelDTO.employeeAmount`; match reports lead there. */
  field: patternParameter(/^[A-Za-z]{1,40}\.[A-Za-z]{1,40}$/),
})
