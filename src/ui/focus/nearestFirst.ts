/** The other items of a list in the order in which they stand in for one that goes: those after it, then those before. */
export function nearestFirst<Item>(items: readonly Item[], gone: Item): Item[] {
  const place = items.indexOf(gone)
  return [...items.slice(place + 1), ...items.slice(0, Math.max(place, 0)).toReversed()]
}
