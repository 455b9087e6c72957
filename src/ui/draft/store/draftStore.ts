/** What a user has typed into a form but not sent: its text fields by name. */
export type DraftValues = Readonly<Record<string, string>>

/** Which form's draft, and whose. */
export interface DraftKey {
  /** Name of the form, e.g. `feedback`. */
  form: string
  /** Id of the user, so that nobody finds somebody else's text on a shared computer; `visitor` before a login. */
  owner: string
  /** Changes with the meaning of the form's fields: drafts of other versions are dropped. */
  version: number
  /** How long the draft is kept after the last change, in ms. */
  keptFor: number
}

interface StoredDraft {
  version: number
  /** Milliseconds since 1970. */
  savedAt: number
  values: DraftValues
}

/** The prefix of all drafts in the storage; the owner follows, then `:` and the form. */
const draftPrefix = 'txqyfw_draft:'

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The draft of a form; undefined when there is none, or it has expired or is of another version. */
export function readDraft(storage: DraftStorage, key: DraftKey, now = Date.now()): DraftValues | undefined {
  return quietly(() => {
    const draft = parsed(storage.getItem(draftName(key)))
    if (draft === undefined) return undefined
    if (draft.version === key.version && now - draft.savedAt < key.keptFor) return draft.values
    storage.removeItem(draftName(key))
    return undefined
  })
}

/**
 * Stores a draft, or removes it when it has no text. Blocked or full storage is not an error.
 * @returns whether that was possible
 */
export function writeDraft(storage: DraftStorage, key: DraftKey, values: DraftValues, now = Date.now()): boolean {
  const isDone = quietly(() => {
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
    if (Object.keys(filled).length === 0) {
      storage.removeItem(draftName(key))
      return true
    }
    const draft: StoredDraft = { version: key.version, savedAt: now, values: filled }
    storage.setItem(draftName(key), JSON.stringify(draft))
    return true
  })
  return isDone ?? false
}

/** Forgets every draft of a user, e.g. because they log out on a shared computer. */
export function removeDraftsOf(storage: Storage, owner: string): void {
  quietly(() => {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    for (const name of names) if (name.startsWith(`${draftPrefix}${owner}:`)) storage.removeItem(name)
  })
}

/** The key of a draft in the storage. */
export function draftName({ form, owner }: Pick<DraftKey, 'form' | 'owner'>): string {
  return `${draftPrefix}${owner}:${form}`
}

/** Drafts are a convenience: the form works without them. */
function quietly<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

// Users can edit the storage, and older releases may have written it, so anything malformed counts as no draft.
function parsed(text: string | null): StoredDraft | undefined {
  if (text === null) return undefined
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) return undefined
  const { version, savedAt, values } = value as Record<string, unknown>
  if (typeof version !== 'number' || typeof savedAt !== 'number' || typeof values !== 'object' || values === null) {
    return undefined
  }
  const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { version, savedAt, values: Object.fromEntries(texts) }
}
