import type { Schema } from '#gateway/contract.ts'
import { tags as tagsField } from '#gateway/generated/fields/PolicySubscription.ts'
import { fail, type Handlers } from '#mocks/handler/handler.ts'
import { subscriptionOf, saveSubscription } from '../subscription/subscription.ts'
import { effectivePolicies, type Viewer } from '../library/view.ts'

/** A tag of the policy library. Its id is the tagId. */
export interface PolicyTagRow {
  id: string
  tagName: string
  tagType: Schema<'PolicyTagType'>
  parentId?: string
  /** How often it is searched and clicked. A tag without heat is not a hot tag. */
  heat?: number
}

/** How many tags a member may subscribe to. */
const maxTags = tagsField.maxItems
/** How many tags the member's home page shows. */
const topTagCount = 12

export const tagHandlers = {
  listTags: (context) => {
    const { tagType, parentId, keyword } = context.query
    const rows = context.store.policyTags.filter(
      (tag) =>
        (tagType === undefined || tag.tagType === tagType) &&
        (parentId === undefined || tag.parentId === parentId) &&
        (keyword === undefined || tag.tagName.includes(keyword)),
    )
    return toTags(rows, context)
  },

  getTopTags: (context) => {
    const tags = toTags(context.store.policyTags.all(), context)
    return tags
      .toSorted((a, b) => Number(b.subscribed) - Number(a.subscribed) || b.policyCount - a.policyCount)
      .slice(0, topTagCount)
  },

  queryHotTags: ({ store }) =>
    store.policyTags
      .all()
      .flatMap(({ id, tagName, heat }) => (heat === undefined ? [] : [{ tagName, tag: id, count: heat }]))
      .toSorted((a, b) => b.count - a.count),

  addTag: (context) => {
    const { tagId } = context.body
    const row = context.store.policyTags.get(tagId) ?? fail('4040', '标签不存在')
    const { tagIds } = subscriptionOf(context)
    if (tagIds.includes(tagId)) fail('4090', '您已订阅该标签')
    setTags(context, [...tagIds, tagId])
    return toTag(row, context)
  },

  addTagsBatch: (context) => {
    const { store, body } = context
    if (body.tagIds.some((tagId) => store.policyTags.get(tagId) === undefined)) fail('4040', '标签不存在')
    const tagIds = setTags(context, [...new Set([...subscriptionOf(context).tagIds, ...body.tagIds])])
    return toTags(
      tagIds.flatMap((tagId) => store.policyTags.get(tagId) ?? []),
      context,
    )
  },

  deleteTag: (context) => {
    const { tagId } = context.query
    const { tagIds } = subscriptionOf(context)
    if (!tagIds.includes(tagId)) fail('4040', '您未订阅该标签')
    setTags(
      context,
      tagIds.filter((id) => id !== tagId),
    )
    return null
  },

  deleteAllTags: (context) => {
    setTags(context, [])
    return null
  },
} satisfies Handlers

function setTags(viewer: Viewer, tagIds: string[]): string[] {
  if (tagIds.length > maxTags) fail('4008', `最多订阅${maxTags}个标签`)
  saveSubscription(viewer.store, { ...subscriptionOf(viewer), tagIds })
  return tagIds
}

/** Tags with the number of policies in force that have them. */
export function toTags(rows: readonly Readonly<PolicyTagRow>[], viewer: Viewer): Schema<'PolicyTag'>[] {
  const counts = new Map<string, number>()
  for (const { tagIds } of effectivePolicies(viewer)) {
    for (const tagId of tagIds) counts.set(tagId, (counts.get(tagId) ?? 0) + 1)
  }
  const { tagIds: subscribed } = subscriptionOf(viewer)
  return rows.map(({ id, tagName, tagType, parentId }) => ({
    tagId: id,
    tagName,
    tagType,
    ...(parentId === undefined ? {} : { parentId }),
    policyCount: counts.get(id) ?? 0,
    subscribed: subscribed.includes(id),
  }))
}

function toTag(row: Readonly<PolicyTagRow>, viewer: Viewer): Schema<'PolicyTag'> {
  const [tag] = toTags([row], viewer)
  return tag ?? fail('4040', '标签不存在')
}
