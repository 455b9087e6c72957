/** A row of a table: a plain JSON value with an id, so that snapshot, restore and reset are copies. */
export interface Row {
  id: string
}

/**
 * Rows of one resource by id, in insertion order. Never change a row in place: `update` keeps the indexes correct and
 * replaces the row with a new object.
 */
export class Table<R extends Row> {
  readonly #rows = new Map<string, Readonly<R>>()
  readonly #indexes = new Map<keyof R, Map<unknown, Set<string>>>()
  #hear: ((id: string | undefined) => void) | undefined
  #version = 0

  /** Changes whenever the table changes, for caches that are derived from its rows. */
  get version(): number {
    return this.#version
  }

  /**
   * From now on `hear` is called with the id of every inserted, changed or removed row, or with undefined when all are
   * removed.
   */
  watch(hear: (id: string | undefined) => void): void {
    this.#hear = hear
  }

  get(id: string): Readonly<R> | undefined {
    return this.#rows.get(id)
  }

  /** The first row that satisfies the condition, in insertion order. */
  find(condition: (row: Readonly<R>) => boolean): Readonly<R> | undefined {
    for (const row of this.#rows.values()) if (condition(row)) return row
    return undefined
  }

  filter(condition: (row: Readonly<R>) => boolean): Readonly<R>[] {
    return this.all().filter(condition)
  }

  /** All rows in insertion order. */
  all(): Readonly<R>[] {
    return [...this.#rows.values()]
  }

  get size(): number {
    return this.#rows.size
  }

  /** Rows whose field has this value, in insertion order. Indexed from the first call on. */
  by<Key extends keyof R>(key: Key, value: R[Key]): Readonly<R>[] {
    const ids = this.#index(key).get(value)
    return ids === undefined ? [] : [...ids].flatMap((id) => this.#rows.get(id) ?? [])
  }

  /** Throws when the id is taken: two records with the same id would be confused. */
  insert(row: R): Readonly<R> {
    if (this.#rows.has(row.id)) throw new Error(`The id ${row.id} is taken`)
    this.#rows.set(row.id, row)
    for (const [key, index] of this.#indexes) enter(index, row[key], row.id)
    this.#changed(row.id)
    return row
  }

  /** Replaces the given fields. Returns undefined when there is no such row. */
  update(id: string, patch: Partial<Omit<R, 'id'>>): Readonly<R> | undefined {
    const before = this.#rows.get(id)
    return before === undefined ? undefined : this.#replace(before, { ...before, ...patch })
  }

  /** Replaces the row with this id, or adds it at the end when there is none. */
  put(row: R): Readonly<R> {
    const before = this.#rows.get(row.id)
    return before === undefined ? this.insert(row) : this.#replace(before, row)
  }

  /** Returns whether there was such a row. */
  remove(id: string): boolean {
    const row = this.#rows.get(id)
    if (row === undefined) return false
    for (const [key, index] of this.#indexes) index.get(row[key])?.delete(id)
    this.#rows.delete(id)
    this.#changed(id)
    return true
  }

  clear(): void {
    this.#rows.clear()
    this.#indexes.clear()
    this.#changed(undefined)
  }

  #replace(before: Readonly<R>, after: R): Readonly<R> {
    const { id } = after
    this.#rows.set(id, after)
    for (const [key, index] of this.#indexes) {
      if (before[key] === after[key]) continue
      index.get(before[key])?.delete(id)
      enter(index, after[key], id)
    }
    this.#changed(id)
    return after
  }

  #changed(id: string | undefined) {
    this.#version += 1
    this.#hear?.(id)
  }

  #index(key: keyof R): Map<unknown, Set<string>> {
    const existing = this.#indexes.get(key)
    if (existing !== undefined) return existing
    const index = new Map<unknown, Set<string>>()
    for (const row of this.#rows.values()) enter(index, row[key], row.id)
    this.#indexes.set(key, index)
    return index
  }
}

function enter(index: Map<unknown, Set<string>>, value: unknown, id: string) {
  const ids = index.get(value)
  if (ids === undefined) index.set(value, new Set([id]))
  else ids.add(id)
}
