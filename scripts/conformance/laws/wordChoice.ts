/** By word, the places of the records whose texts have it. */
export type WordIndex = ReadonlyMap<string, ReadonlySet<number>>

/** A word of two characters is long enough to be one, and short enough to be in several records. */
const lengths = [2, 3, 4]

/** All words of the records' texts. */
export function wordIndex(records: readonly (readonly unknown[])[]): WordIndex {
  const index = new Map<string, Set<number>>()
  for (const [place, texts] of records.entries())
    for (const run of texts.flat(Infinity).flatMap((text) => String(text).match(/\p{Script=Han}{2,}/gu) ?? []))
      for (const length of lengths)
        for (let from = 0; from + length <= run.length; from += 1) {
          const word = run.slice(from, from + length)
          index.set(word, (index.get(word) ?? new Set()).add(place))
        }
  return index
}

/**
 * The word that tells most about a filter beside it. Others have it, so that it shows if the filter is forgotten; some
 * records that fit the filter lack it, so that it shows if the word is; and some that fit have it. The merit is higher,
 * the more of this holds. A word that was used before needs no further request.
 */
export function chooseWord(
  words: WordIndex,
  isIn: readonly boolean[],
  used: readonly string[] = [],
): { word: string; merit: number } | undefined {
  const fitting = isIn.filter(Boolean).length
  if (fitting === 0) return undefined
  let best: { word: string; merit: number; found: number } | undefined
  for (const [word, places] of words) {
    const inside = [...places].filter((place) => isIn[place] === true).length
    const outside = places.size - inside
    const merit =
      Number(outside > 0) * 4 + Number(inside < fitting) * 2 + Number(inside > 0) + Number(used.includes(word)) / 2
    // With no record on the other side, nothing could show.
    if (outside === 0 && inside === fitting) continue
    if (best === undefined || merit > best.merit || (merit === best.merit && places.size < best.found))
      best = { word, merit, found: places.size }
  }
  return best && { word: best.word, merit: best.merit }
}
