import { flagParameter, patternParameter, searchSchema } from '#ui/list/listSearch.ts'

/** Search parameters of an enterprise's resume. */
export const resumeSearch = searchSchema({
  // 2.1-98: the router parses true and false as booleans.
  isFacilitator: flagParameter,
  /** Path of a field to start at, e.g. `personnelDTO.employeeAmount`; used by links in match reports. */
  field: patternParameter(/^[A-Za-z]{1,40}\.[A-Za-z]{1,40}$/),
})
