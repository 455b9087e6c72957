import { investmentTypeWords } from '#gateway/generated/words/InvestmentType.ts'
import { choiceParameter, idParameter, pageParameter, searchSchema, textParameter } from '#ui/list/listSearch.ts'

/** Search parameters of /qw/investment; houses by default. */
export const investmentSearchSchema = searchSchema({
  current: pageParameter,
  type: choiceParameter(investmentTypeWords),
  name: textParameter,
})

/** Search parameters of /qw/investment/detail: each type has its own detail call (§7.4). */
export const investmentDetailSearchSchema = searchSchema({
  id: idParameter,
  type: choiceParameter(investmentTypeWords),
})

export type InvestmentSearch = ReturnType<typeof investmentSearchSchema>
