import { TypedFastBitSet } from 'typedfastbitset'
import type { Schema } from '#gateway/contract.ts'
import type { Store } from '#mocks/store/store.ts'
import type { PolicyRow } from '../policyRows.ts'
import { facetNames, facetValues, type FacetName } from '../filters.ts'
import { sortPolicies } from '../sort.ts'
import { shelf } from '../view.ts'

type Policy = Readonly<PolicyRow>
type Sort = Schema<'PolicySort'>

interface FacetBits {
  /** The policies that name the value. */
  byValue: Map<string, TypedFastBitSet>
  /** The policies that are found under every value. */
  everywhere: TypedFastBitSet
}

const shelves = new WeakMap<Store, SearchShelf>()

/** What a search without words needs of the policies that can be found, ready for the store as it is on that day. */
export function searchShelf(store: Store, today: string): SearchShelf {
  const known = shelves.get(store)
  if (known?.today === today && known.update()) return known
  const made = new SearchShelf(store, today)
  shelves.set(store, made)
  return made
}

/** The policies by their places, with the places under each value of each facet and in each order. */
export class SearchShelf {
  readonly today: string
  readonly #store: Store
  #version: number
  #policies: readonly Policy[]
  readonly #places: ReadonlyMap<string, number>
  readonly #facets: ReadonlyMap<FacetName, FacetBits>
  readonly #orders = new Map<Sort, { version: number; places: readonly number[] }>()

  constructor(store: Store, today: string) {
    this.today = today
    this.#store = store
    this.#version = store.policies.version
    this.#policies = shelf(store)
    this.#places = new Map(this.#policies.map(({ id }, place) => [id, place]))
    this.#facets = new Map(facetNames.map((name) => [name, { byValue: new Map(), everywhere: new TypedFastBitSet() }]))
    for (const [place, policy] of this.#policies.entries()) this.#each(policy, (places) => places.add(place))
  }

  get policies(): readonly Policy[] {
    return this.#policies
  }

  placeOf(id: string): number | undefined {
    return this.#places.get(id)
  }

  /** The values that policies name in the facet. */
  valuesOf(name: FacetName): ReadonlyMap<string, TypedFastBitSet> {
    return this.#facets.get(name)?.byValue ?? new Map<string, TypedFastBitSet>()
  }

  everywhere(name: FacetName): TypedFastBitSet {
    return this.#facets.get(name)?.everywhere ?? new TypedFastBitSet()
  }

  /** The policies that are found under any of the values. */
  under(name: FacetName, values: readonly string[]): TypedFastBitSet {
    const byValue = this.valuesOf(name)
    const found = this.everywhere(name).clone()
    for (const value of values) found.union(byValue.get(value) ?? new TypedFastBitSet())
    return found
  }

  /** All places, in that order of their policies. */
  inOrder(sort: Sort): readonly number[] {
    const known = this.#orders.get(sort)
    if (known?.version === this.#version) return known.places
    // Most of it still is in order, which makes sorting quick.
    const before = known?.places.flatMap((place) => this.#policies[place] ?? []) ?? this.#policies
    const places = sortPolicies(before, sort, this.today).flatMap(({ id }) => this.#places.get(id) ?? [])
    this.#orders.set(sort, { version: this.#version, places })
    return places
  }

  /** Takes over what changed in the policies, a row that changes becoming a new object; false when others came or went. */
  update(): boolean {
    const { version } = this.#store.policies
    if (version === this.#version) return true
    const now = shelf(this.#store)
    if (now.length !== this.#policies.length || now.some(({ id }, place) => id !== this.#policies[place]?.id))
      return false
    for (const [place, policy] of now.entries()) {
      const before = this.#policies[place]
      if (before === policy) continue
      if (before !== undefined) this.#each(before, (places) => places.remove(place))
      this.#each(policy, (places) => places.add(place))
    }
    this.#policies = now
    this.#version = version
    return true
  }

  /** Calls back with every set of places in which the policy stands. */
  #each(policy: Policy, tell: (places: TypedFastBitSet) => void) {
    for (const [name, { byValue, everywhere }] of this.#facets) {
      const values = facetValues(policy, name, this.today)
      if (values === undefined) tell(everywhere)
      for (const value of values ?? []) {
        const places = byValue.get(value) ?? new TypedFastBitSet()
        byValue.set(value, places)
        tell(places)
      }
    }
  }
}
