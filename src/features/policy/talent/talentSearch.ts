import { oneOfParameter, pageParameter, searchSchema, textParameter } from '#ui/list/listSearch.ts'
import { reportParameters } from '../report/reportSearch.ts'

/** Search parameters of /policy/talent: of the list, or of the report with `view`. */
export const talentSearchSchema = searchSchema({
  current: pageParameter,
  keyword: textParameter,
  view: oneOfParameter('match'),
  ...reportParameters,
})

export type TalentSearch = ReturnType<typeof talentSearchSchema>
