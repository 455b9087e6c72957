import type { Manifest } from '#mocks/services/manifest.ts'
import type { Schema } from '#gateway/contract.ts'
import { fail } from '#mocks/handler/handler.ts'
import { containsKeyword } from '#mocks/store/keyword.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { Store } from '#mocks/store/store.ts'
import { seedContentSubjects } from './contentSubjectSeeds.ts'

/** A policy in pictures, or a topic. The titles of its policies are stored with the policies. */
interface ContentSubjectRow extends Omit<Schema<'ContentSubject'>, 'relatedPolicies'> {
  policyIds: string[]
}

export const manifest: Manifest<{ contentSubjects: ContentSubjectRow }> = {
  tables: { contentSubjects: 'region' },
  seeds: { uses: ['files'], write: seedContentSubjects },
  handlers: {
    listContentSubjects: ({ query, store }) => {
      const rows = store.contentSubjects
        .filter(({ kind }) => query.kind === undefined || kind === query.kind)
        .filter(({ title, summary }) => containsKeyword([title, summary], query.name))
        .toSorted((a, b) => b.publishTime.localeCompare(a.publishTime))
      return pageOf(rows, query, toItem)
    },

    getContentSubject: ({ path, store }) => {
      const found = store.contentSubjects.get(path.id) ?? fail('4040', '数据不存在或已删除')
      const { policyIds, ...subject } =
        store.contentSubjects.update(found.id, { viewCount: found.viewCount + 1 }) ?? found
      return { ...subject, relatedPolicies: policyLinks(store, policyIds) }
    },
  },
}

function toItem(row: Readonly<ContentSubjectRow>): Schema<'ContentSubjectItem'> {
  const { id, kind, title, cover, summary, publishTime, viewCount } = row
  return { id, kind, title, cover, summary, publishTime, viewCount }
}

/** Policies off the shelf have no page, so they are left out. */
function policyLinks(store: Store, policyIds: readonly string[]): Schema<'ContentPolicyLink'>[] {
  return policyIds.flatMap((id) => {
    const policy = store.policies.get(id)
    return policy === undefined || policy.offShelf ? [] : [{ id, title: policy.title }]
  })
}
