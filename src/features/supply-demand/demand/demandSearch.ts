import { shownDemandStatusWords } from '#gateway/generated/words/ShownDemandStatus.ts'
import { demandTypeWords } from '#gateway/generated/words/DemandType.ts'
import { choiceParameter, idParameter, pageParameter, searchSchema, textParameter } from '#ui/list/listSearch.ts'

/** Whose demands to show. */
export const fits = { mine: '适合本企业的' } as const

export const dockedOrNot = { no: '还没有对接的' } as const

/** Search parameters of /qw/supply-demand/demand; the header search writes name. */
export const demandSearchSchema = searchSchema({
  current: pageParameter,
  demandType: choiceParameter(demandTypeWords),
  status: choiceParameter(shownDemandStatusWords),
  name: textParameter,
  categoryId: idParameter,
  /** Those that the member's enterprise could take on, instead of all. */
  fit: choiceParameter(fits),
  /** The order of the fitting ones; only the list itself knows its names. */
  sort: idParameter,
  /** Whether the enterprise has a docking with them. */
  docked: choiceParameter(dockedOrNot),
})

export type DemandSearch = ReturnType<typeof demandSearchSchema>
