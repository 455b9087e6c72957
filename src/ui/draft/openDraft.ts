import { draftName, readDraft, writeDraft, type DraftKey, type DraftValues } from './store/draftStore.ts'

type DraftStorage = Parameters<typeof readDraft>[0]

interface Places {
  /** The storage in which all tabs find the draft. */
  shared: DraftStorage
  /** The storage of this tab's own version while there is another one. */
  own: DraftStorage
}

/** Another tab's version of the draft; without values it has been sent or cleared there. */
interface Elsewhere {
  values: DraftValues | undefined
}

/**
 * A draft from the point of view of one tab. What another tab writes meanwhile is neither overwritten unasked nor lost.
 */
export interface OpenDraft {
  /** The version to start with. */
  found: DraftValues | undefined
  keep: (values: DraftValues) => void
  /** Forgets this tab's version, e.g. once the form has been sent; not that of another tab. */
  forget: () => void
  /** The same object until something changes; undefined while all tabs agree. */
  elsewhere: () => Elsewhere | undefined
  /** Replaces the other tab's version with these values; that tab is informed. */
  stay: (values: DraftValues) => void
  /** Replaces this tab's version with the other tab's. */
  take: () => DraftValues | undefined
  /** Checks whether another tab has changed it. */
  look: () => void
  subscribe: (listener: () => void) => () => void
}

export function openDraft(key: DraftKey, { shared, own }: Places): OpenDraft {
  const listeners = new Set<() => void>()
  const aside = readDraft(own, key)
  let known = readDraft(shared, key)
  let mine = aside
  let elsewhere: Elsewhere | undefined = aside === undefined || isSame(aside, known) ? undefined : { values: known }
  const found = aside ?? known

  function become(next: Elsewhere | undefined) {
    elsewhere = next
    if (next === undefined) writeDraft(own, key, {})
    else if (mine !== undefined) writeDraft(own, key, mine)
    for (const listener of listeners) listener()
  }

  function look() {
    const now = readDraft(shared, key)
    if (isSame(now, known)) return
    known = now
    become(isSame(now, mine ?? found) ? undefined : { values: now })
  }

  function write(values: DraftValues) {
    mine = values
    writeDraft(shared, key, values)
    known = readDraft(shared, key)
  }

  /** Storage events fire only in the other tabs; without a key everything has been cleared. */
  function hear({ key: name }: StorageEvent) {
    if (name === null || name === draftName(key)) look()
  }

  return {
    found,
    keep(values) {
      // A tab in which nothing was typed has no version of its own.
      if (isSame(values, mine ?? found)) return
      look()
      mine = values
      if (elsewhere === undefined) write(values)
      else if (isSame(values, elsewhere.values)) become(undefined)
      else writeDraft(own, key, values)
    },
    forget() {
      look()
      mine = {}
      writeDraft(own, key, mine)
      if (elsewhere === undefined) write(mine)
    },
    elsewhere: () => elsewhere,
    stay(values) {
      write(values)
      become(undefined)
    },
    take() {
      mine = undefined
      known = readDraft(shared, key)
      become(undefined)
      return known
    },
    look,
    subscribe(listener) {
      listeners.add(listener)
      addEventListener('storage', hear)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', hear)
      }
    },
  }
}

function isSame(one: DraftValues | undefined, other: DraftValues | undefined): boolean {
  return textOf(one) === textOf(other)
}

/** Empty fields are not stored, and the order of the others is irrelevant. */
function textOf(values: DraftValues = {}): string {
  const filled = Object.entries(values).filter(([, value]) => value !== '')
  return JSON.stringify(filled.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
