import type { Schema } from '../../../src/gateway/contract.ts'
import type { PolicyRow } from '../../store/tables/policies.ts'
import { chosenValues, facetNames, facetValues, type FacetName, type SearchQuery } from './filters.ts'
import {
  amountRangeText,
  categoryText,
  declarationStateText,
  enjoyModeText,
  levelText,
  scaleText,
  supportModeText,
  validityText,
} from './labels.ts'

type Option = Schema<'PolicyFacetOption'>

/** Texts of the coded facets, in the order of display; the others show their values, the most frequent first. */
const texts: { [Name in FacetName]?: Readonly<Record<string, string>> } = {
  level: levelText,
  category: categoryText,
  supportMode: supportModeText,
  amountRange: amountRangeText,
  enjoyMode: enjoyModeText,
  declareState: declarationStateText,
  scale: scaleText,
  validity: validityText,
}

const places = facetNames.map((_, place) => place)

interface Counts {
  byValue: Map<string, number>
  /** Policies that are found under every value. */
  everywhere: number
}

/**
 * The policies that meet every chosen facet; and what can be chosen in each facet, with how many policies would then be
 * found, the other facets staying as they are. One pass: a policy counts in a facet when no other facet excludes it.
 */
export function applyFacets(
  candidates: readonly Readonly<PolicyRow>[],
  query: SearchQuery,
  today: string,
): { found: Readonly<PolicyRow>[]; facets: Schema<'PolicyFacets'> } {
  const chosen = facetNames.map((name) => new Set(chosenValues(query, name)))
  const counts = facetNames.map((): Counts => ({ byValue: new Map(), everywhere: 0 }))
  const found = candidates.filter((policy) => {
    const values = allValues(policy, today)
    const excluding = places.filter((place) => !isAmong(values[place], chosen[place]))
    if (excluding.length > 1) return false
    for (const [place, count] of counts.entries()) {
      if (excluding.length === 0 || excluding[0] === place) enter(count, values[place])
    }
    return excluding.length === 0
  })
  const entries = facetNames.map((name, place) => [name, optionsOf(name, counts[place], query[name] ?? [])] as const)
  // One entry for each of the facet names.
  return { found, facets: Object.fromEntries(entries) as Record<FacetName, Option[]> }
}

type Values = readonly (string[] | undefined)[]

// A row that changes becomes a new object, so an entry holds for its day.
const valuesOfDay = new WeakMap<Readonly<PolicyRow>, { today: string; values: Values }>()

/** The values of the policy in each of the facets. */
function allValues(policy: Readonly<PolicyRow>, today: string): Values {
  const known = valuesOfDay.get(policy)
  if (known?.today === today) return known.values
  const values = facetNames.map((name) => facetValues(policy, name, today))
  valuesOfDay.set(policy, { today, values })
  return values
}

/** An empty choice is no restriction, and a policy without values is found under every value. */
function isAmong(values: readonly string[] | undefined, chosen?: ReadonlySet<string>): boolean {
  if (chosen === undefined || chosen.size === 0) return true
  return values === undefined || values.some((value) => chosen.has(value))
}

function enter(count: Counts, values: readonly string[] | undefined) {
  if (values === undefined) count.everywhere += 1
  for (const value of values ?? []) count.byValue.set(value, (count.byValue.get(value) ?? 0) + 1)
}

/** A chosen value is listed even when it finds nothing, so that it can be taken back. */
function optionsOf(name: FacetName, count: Counts | undefined, chosen: readonly string[]): Option[] {
  const { byValue, everywhere } = count ?? { byValue: new Map<string, number>(), everywhere: 0 }
  const text = texts[name]
  const options = [...new Set([...byValue.keys(), ...chosen])].map((value) => ({
    value,
    label: text?.[value] ?? value,
    count: (byValue.get(value) ?? 0) + everywhere,
  }))
  if (text === undefined) return options.toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'zh'))
  const order = Object.keys(text)
  return options.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value))
}
