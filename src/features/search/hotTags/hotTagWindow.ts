/** §4, §9: the number of hot tags shown at a time. */
export const hotTagsShown = 5

/**
 * The hot tags of one turn: sorted by count, highest first (equal counts keep their order), five at a time; after the
 * last ones it starts again (§4).
 * @param turn how often the visitor has pressed refresh, from 0
 */
export function hotTagWindow<Tag extends { count: number }>(tags: readonly Tag[], turn: number): Tag[] {
  const turns = Math.ceil(tags.length / hotTagsShown)
  if (turns === 0) return []
  const start = (turn % turns) * hotTagsShown
  return tags.toSorted((a, b) => b.count - a.count).slice(start, start + hotTagsShown)
}
