import type { Schema } from '../../../src/gateway/contract.ts'
import type { PolicyRow } from '../../store/tables/policies.ts'
import { chosenValues, facetNames, facetValues, isUnder, type FacetName, type SearchQuery } from './filters.ts'
import {
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
  enjoyMode: enjoyModeText,
  declareState: declarationStateText,
  scale: scaleText,
  validity: validityText,
}

/** The policies that meet every chosen facet; with `except`, every chosen facet but that one. */
export function underFacets(
  policies: readonly Readonly<PolicyRow>[],
  query: SearchQuery,
  today: string,
  except?: FacetName,
): Readonly<PolicyRow>[] {
  const names = facetNames.filter((name) => name !== except)
  return policies.filter((policy) => names.every((name) => isUnder(policy, name, chosenValues(query, name), today)))
}

/**
 * What can be chosen in each facet and how many policies would then be found, the other facets staying as they are. A
 * chosen value is listed even when it finds nothing, so that it can be taken back.
 */
export function facetsOf(
  policies: readonly Readonly<PolicyRow>[],
  query: SearchQuery,
  today: string,
): Schema<'PolicyFacets'> {
  const entries = facetNames.map((name) => [name, optionsOf(name, policies, query, today)] as const)
  // One entry for each of the facet names.
  return Object.fromEntries(entries) as Record<FacetName, Option[]>
}

function optionsOf(
  name: FacetName,
  policies: readonly Readonly<PolicyRow>[],
  query: SearchQuery,
  today: string,
): Option[] {
  const candidates = underFacets(policies, query, today, name)
  const chosen = query[name] ?? []
  const values = new Set<string>([...candidates.flatMap((policy) => facetValues(policy, name, today) ?? []), ...chosen])
  const text = texts[name]
  const options = [...values].map((value) => ({
    value,
    label: text?.[value] ?? value,
    count: candidates.filter((policy) => isUnder(policy, name, [value], today)).length,
  }))
  if (text === undefined) return options.toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'zh'))
  const order = Object.keys(text)
  return options.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value))
}
