import type { Schema } from '#gateway/contract.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { policySubjectThemeWords } from '#gateway/generated/words/PolicySubjectTheme.ts'
import { choiceParameter, pageParameter, searchSchema, textParameter } from '#ui/list/listSearch.ts'

/** Search parameters of /policy/policy-subject. */
export const subjectSearchSchema = searchSchema({
  current: pageParameter,
  themeType: choiceParameter(policySubjectThemeWords),
})

/** Search parameters of /policy/policy-topic and /policy/topic. */
export const contentSubjectSearchSchema = searchSchema({ current: pageParameter, name: textParameter })

export type SubjectSearch = ReturnType<typeof subjectSearchSchema>
export type ContentSubjectSearch = ReturnType<typeof contentSubjectSearchSchema>

const silent = { silent: true }

export const subjectsQuery = ({ current = 1, themeType }: SubjectSearch) =>
  gatewayQuery('listPolicySubjects', { query: { current, size: 10, ...(themeType && { themeType }) } }, silent)

export const subjectQuery = (id: string) => gatewayQuery('getPolicySubject', { path: { id } }, silent)

/** Diagrams explain one policy in pictures, topics gather what belongs together (contract). */
export const contentSubjectsQuery = (kind: Schema<'ContentSubjectKind'>, { current = 1, name }: ContentSubjectSearch) =>
  gatewayQuery('listContentSubjects', { query: { kind, current, size: 10, ...(name && { name }) } }, silent)

export const contentSubjectQuery = (id: string) => gatewayQuery('getContentSubject', { path: { id } }, silent)
