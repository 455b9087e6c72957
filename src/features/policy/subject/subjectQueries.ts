import type { Schema } from '#gateway/contract.ts'
import { gatewayQuery } from '#gateway/query.ts'
import type { SubjectSearch, ContentSubjectSearch } from './subjectSearch.ts'

export const subjectsQuery = ({ current = 1, themeType }: SubjectSearch) =>
  gatewayQuery('listPolicySubjects', { query: { current, size: 10, ...(themeType && { themeType }) } })

export const subjectQuery = (id: string) => gatewayQuery('getPolicySubject', { path: { id } })

/** Diagrams explain one policy in pictures, topics combine related policies (contract). */
export const contentSubjectsQuery = (kind: Schema<'ContentSubjectKind'>, { current = 1, name }: ContentSubjectSearch) =>
  gatewayQuery('listContentSubjects', { query: { kind, current, size: 10, ...(name && { name }) } })

export const contentSubjectQuery = (id: string) => gatewayQuery('getContentSubject', { path: { id } })
