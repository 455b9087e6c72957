import { policyDeclarationStateWords } from '#gateway/generated/words/PolicyDeclarationState.ts'
import { choiceParameter, pageParameter, searchSchema, textParameter } from '#ui/list/listSearch.ts'

const { OPEN, ENDING, NOT_STARTED, LONG, END } = policyDeclarationStateWords

/** The states that a visitor may filter by: those of policies that are declared at all. */
export const declareStates = { OPEN, ENDING, NOT_STARTED, LONG, END }

/** Search parameters of /policy/declaration. */
export const declarationSearchSchema = searchSchema({
  current: pageParameter,
  declareState: choiceParameter(declareStates),
  keyword: textParameter,
})

/** Search parameters of /policy/declare-entry and /qw/declare. */
export const shownDeclarationSearchSchema = searchSchema({
  current: pageParameter,
  keyword: textParameter,
  /** Page of the declaration files. */
  files: pageParameter,
})

export type DeclarationSearch = ReturnType<typeof declarationSearchSchema>
export type ShownDeclarationSearch = ReturnType<typeof shownDeclarationSearchSchema>
