import { declareKindWords } from '#gateway/generated/words/DeclareKind.ts'
import { declareStageWords } from '#gateway/generated/words/DeclareStage.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { choiceOf } from '#ui/choiceOf.ts'
import type { DeclareSearch } from './declareSearch.ts'

/** The member's applications that match a search. */
export function declareRecordsQuery(search: DeclareSearch) {
  const query = { current: search.current ?? 1, size: 10, ...conditionsOf(search) }
  // The department may have changed them meanwhile.
  return { ...gatewayQuery('listDeclareRecords', { query }), staleTime: 0 }
}

/** Whether the search is restricted. */
export function isNarrowed(search: DeclareSearch): boolean {
  return Object.keys(conditionsOf(search)).length > 0
}

function conditionsOf({ name, ...asked }: DeclareSearch) {
  const kind = choiceOf(declareKindWords, asked.kind)
  const stage = choiceOf(declareStageWords, asked.stage)
  return { ...(kind && { kind }), ...(stage && { stage }), ...(name && { keyword: name }) }
}
