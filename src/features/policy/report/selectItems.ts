import type { Schema } from '#gateway/contract.ts'
import { certainShare } from './certainty.ts'
import { fitOf, fits, type Confirmations, type MatchItem } from './fit.ts'
import type { Fit, ReportSearch } from './reportSearch.ts'

export interface FitGroup {
  fit: Fit
  items: readonly MatchItem[]
}

type Groups = Schema<'PolicyMatchReport'>['groups']

/** The policies of a report by what can be done about them; every group is included, even when empty. */
export function groupItems(groups: Groups, confirmed: Confirmations): FitGroup[] {
  const sorted = groups.flatMap(({ items }) => items).map((item) => ({ item, fit: fitOf(item, confirmed) }))
  // The keys of `fits` are the fits.
  return (Object.keys(fits) as Fit[]).map((fit) => ({
    fit,
    items: sorted.filter((each) => each.fit === fit).map(({ item }) => item),
  }))
}

/** The policies of the groups that match the search, in its order. */
export function selectItems(groups: readonly FitGroup[], { fit, level, sort }: ReportSearch): FitGroup[] {
  return groups
    .filter((group) => fit === undefined || group.fit === fit)
    .map((group) => {
      const items = group.items.filter((item) => level === undefined || item.level === level)
      return { ...group, items: sort === undefined ? items : items.toSorted(orders[sort]) }
    })
}

const orders: Record<NonNullable<ReportSearch['sort']>, (a: MatchItem, b: MatchItem) => number> = {
  // Open conditions do not count as met, and policies without a degree come last.
  DEGREE: (a, b) => certainShare(b) - certainShare(a),
  // Policies that accept declarations all year come last.
  DEADLINE: (a, b) => (a.deadline ?? '9').localeCompare(b.deadline ?? '9'),
}
