import { investmentTypeWords } from '#gateway/generated/words/InvestmentType.ts'
import { choiceParameter, idParameter, pageParameter, searchSchema, textParameter } from '#ui/list/listSearch.ts'

/** Search parameters of /qw/investment; houses unless another type is given. */
export const investmentSearchSchema = searchSchema({
  current: pageParameter,
  type: choiceParameter(investmentTypeWords),
  name: textParameter,
})

/** Search parameters of /qw/investment/detail: each type has a detail call of its own (§7.4). */
export const investmentDetailSearchSchema = searchSchema({
  id: idParameter,
  type: choiceParameter(investmentTypeWords),
})

export type InvestmentSearch = ReturnType<typeof investmentSearchSchema>
