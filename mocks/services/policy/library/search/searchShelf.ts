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
  /** The policies with this value. */
  byValue: Map<string, TypedFastBitSet>
  /** The policies that match every value. */
  everywhere: TypedFastBitSet
}

const shelves = new WeakMap<Store, SearchShelf>()

/** Prepared data for searches without words, for the store's current policies on that day. */
export function searchShelf(store: Store, today: string): SearchShelf {
  const known = shelves.get(store)
  if (known?.today === today && known.update()) return known
  const made = new SearchShelf(store, today)
  shelves.set(store, made)
  return made
}

/** The policies by index, with the indexes for each value of each facet and for each order. */
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

  /** The values of the facet that policies have. */
  valuesOf(name: FacetName): ReadonlyMap<string, TypedFastBitSet> {
    return this.#facets.get(name)?.byValue ?? new Map<string, TypedFastBitSet>()
  }

  everywhere(name: FacetName): TypedFastBitSet {
    return this.#facets.get(name)?.everywhere ?? new TypedFastBitSet()
  }

  /** The policies that match any of the values. */
  under(name: FacetName, values: readonly string[]): TypedFastBitSet {
    const byValue = this.valuesOf(name)
    const found = this.everywhere(name).clone()
    for (const value of values) found.union(byValue.get(value) ?? new TypedFastBitSet())
    return found
  }

  /** All indexes in this order. */
  inOrder(sort: Sort): readonly number[] {
    const known = this.#orders.get(sort)
    if (known?.version === this.#version) return known.places
    // Mostly sorted already, which makes sorting fast.
    const before = known?.places.flatMap((place) => this.#policies[place] ?? []) ?? this.#policies
    const places = sortPolicies(before, sort, this.today).flatMap(({ id }) => this.#places.get(id) ?? [])
    this.#orders.set(sort, { version: this.#version, places })
    return places
  }

  /** Applies changed policies (a changed row is a new object). Returns false when policies were added or removed. */
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

  /** Calls back with every set of indexes that contains the policy. */
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
