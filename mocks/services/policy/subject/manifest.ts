import type { Manifest } from '#mocks/services/manifest.ts'
import type { Schema } from '#gateway/contract.ts'
import { fail } from '#mocks/handler/handler.ts'
import { policySubjectThemeWords } from '#gateway/generated/words/PolicySubjectTheme.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { Store } from '#mocks/store/store.ts'
import type { PolicyRow } from '../library/policyRows.ts'
import { toListItem } from '../library/view.ts'
import { seedPolicySubjects } from './policySubjectSeeds.ts'

/** A collection of policies on one theme. */
export interface PolicySubjectRow extends Omit<Schema<'PolicySubject'>, 'themeTypeDesc' | 'policyCount'> {
  sections: { name: string; policyIds: string[] }[]
}

export const manifest: Manifest<{ policySubjects: PolicySubjectRow }> = {
  tables: { policySubjects: 'region' },
  seeds: { uses: ['policies'], write: seedPolicySubjects },
  handlers: {
    listPolicySubjects: ({ store, query }) => {
      const { themeType } = query
      const subjects = store.policySubjects
        .filter((subject) => themeType === undefined || subject.themeType === themeType)
        .toSorted((a, b) => (a.publishTime < b.publishTime ? 1 : -1))
      return pageOf(subjects, query, (subject) => toSubject(subject, store))
    },

    getPolicySubject: (context) => {
      const { store, path } = context
      const subject = store.policySubjects.get(path.id) ?? fail('4040', '专项不存在或已下架')
      return {
        ...toSubject(subject, store),
        sections: subject.sections.map(({ name, policyIds }) => ({
          name,
          policies: policiesOf(policyIds, store).map((policy) => toListItem(policy, context)),
        })),
      }
    },
  },
}

function toSubject(subject: Readonly<PolicySubjectRow>, store: Store): Schema<'PolicySubject'> {
  const { sections, ...kept } = subject
  const ids = new Set(sections.flatMap(({ policyIds }) => policyIds))
  return {
    ...kept,
    themeTypeDesc: policySubjectThemeWords[subject.themeType],
    policyCount: policiesOf([...ids], store).length,
  }
}

/** The policies that can still be found. */
function policiesOf(ids: readonly string[], store: Store): Readonly<PolicyRow>[] {
  return ids.flatMap((id) => {
    const policy = store.policies.get(id)
    return policy === undefined || policy.offShelf ? [] : [policy]
  })
}
