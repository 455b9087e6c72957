import type { TypedFastBitSet } from 'typedfastbitset'
import type { Schema } from '#gateway/contract.ts'
import { policyLevelWords } from '#gateway/generated/words/PolicyLevel.ts'
import { policyCategoryWords } from '#gateway/generated/words/PolicyCategory.ts'
import { policySupportModeWords } from '#gateway/generated/words/PolicySupportMode.ts'
import { policyAmountRangeWords } from '#gateway/generated/words/PolicyAmountRange.ts'
import { policyEnjoyModeWords } from '#gateway/generated/words/PolicyEnjoyMode.ts'
import { policyValidityWords } from '#gateway/generated/words/PolicyValidity.ts'
import { policyScaleWords } from '#gateway/generated/words/PolicyScale.ts'
import { policyDeclarationStateWords } from '#gateway/generated/words/PolicyDeclarationState.ts'
import { chosenValues, facetNames, type FacetName, type SearchQuery } from './filters.ts'
import type { SearchShelf } from './search/searchShelf.ts'

type Option = Schema<'PolicyFacetOption'>

/** Texts of the coded facets, in display order. The others show their values, the most frequent first. */
const texts: { [Name in FacetName]?: Readonly<Record<string, string>> } = {
  level: policyLevelWords,
  category: policyCategoryWords,
  supportMode: policySupportModeWords,
  amountRange: policyAmountRangeWords,
  enjoyMode: policyEnjoyModeWords,
  declareState: policyDeclarationStateWords,
  scale: policyScaleWords,
  validity: policyValidityWords,
}

/**
 * The candidates that match every chosen facet, and the options of each facet. An option's count is the number of
 * policies that it would find while the other facets stay as they are.
 */
export function applyFacets(
  shelf: SearchShelf,
  candidates: TypedFastBitSet,
  query: SearchQuery,
): { found: TypedFastBitSet; facets: Schema<'PolicyFacets'> } {
  const choices = facetNames.flatMap((name) => {
    const values = chosenValues(query, name)
    // An empty selection does not restrict anything.
    return values.length === 0 ? [] : [{ name, places: shelf.under(name, values) }]
  })
  const entries = facetNames.map((name) => {
    const others = choices.filter((choice) => choice.name !== name)
    const counted = inAll(candidates, others)
    return [name, optionsOf(shelf, name, counted, query[name] ?? [])] as const
  })
  const found = inAll(candidates, choices)
  // There is one entry for each facet name.
  return { found, facets: Object.fromEntries(entries) as Record<FacetName, Option[]> }
}

function inAll(candidates: TypedFastBitSet, choices: readonly { places: TypedFastBitSet }[]): TypedFastBitSet {
  const found = candidates.clone()
  for (const { places } of choices) found.intersection(places)
  return found
}

const byChineseOrder = new Intl.Collator('zh').compare

/** A chosen value is listed even when it matches nothing, so that it can be deselected. */
function optionsOf(shelf: SearchShelf, name: FacetName, counted: TypedFastBitSet, chosen: readonly string[]): Option[] {
  const everywhere = counted.intersection_size(shelf.everywhere(name))
  const nothing = chosen.map((value) => [value, 0] as const)
  const own = Array.from(shelf.valuesOf(name), ([value, places]) => [value, counted.intersection_size(places)] as const)
  const text = texts[name]
  const options = [...new Map([...nothing, ...own])].flatMap(([value, count]) =>
    count === 0 && !chosen.includes(value) ? [] : [{ value, label: text?.[value] ?? value, count: count + everywhere }],
  )
  if (text === undefined) return options.toSorted((a, b) => b.count - a.count || byChineseOrder(a.value, b.value))
  const order = Object.keys(text)
  return options.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value))
}
