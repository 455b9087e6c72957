/** What a user has typed into a form and not sent: its text fields by name. */
export type DraftValues = Readonly<Record<string, string>>

/** Which form's draft, and whose. */
export interface DraftKey {
  /** Name of the form, e.g. `feedback`. */
  form: string
  /** Id of the user, so that nobody finds another one's text on a shared computer; `visitor` before a login. */
  owner: string
  /** Changes with the meaning of the form's fields: a draft of another version is dropped. */
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

/** What the names of all drafts in the storage begin with; the owner follows, and `:` with the form. */
const draftPrefix = 'txqyfw_draft:'

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The draft of a form; undefined when there is none, it is too old, or it is of another version. */
export function readDraft(storage: DraftStorage, key: DraftKey, now = Date.now()): DraftValues | undefined {
  return quietly(() => {
    const draft = parsed(storage.getItem(draftName(key)))
    if (draft === undefined) return undefined
    if (draft.version === key.version && now - draft.savedAt < key.keptFor) return draft.values
    storage.removeItem(draftName(key))
    return undefined
  })
}

/** Keeps a draft; one without any text is removed. Storage that is blocked or full is no error. */
export function writeDraft(storage: DraftStorage, key: DraftKey, values: DraftValues, now = Date.now()): void {
  quietly(() => {
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
    if (Object.keys(filled).length === 0) {
      storage.removeItem(draftName(key))
      return
    }
    const draft: StoredDraft = { version: key.version, savedAt: now, values: filled }
    storage.setItem(draftName(key), JSON.stringify(draft))
  })
}

/** Forgets every draft of a user, e.g. because they log out on a computer that others use, too. */
export function removeDraftsOf(storage: Storage, owner: string): void {
  quietly(() => {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    for (const name of names) if (name.startsWith(`${draftPrefix}${owner}:`)) storage.removeItem(name)
  })
}

/** What a draft is called in the storage. */
export function draftName({ form, owner }: Pick<DraftKey, 'form' | 'owner'>): string {
  return `${draftPrefix}${owner}:${form}`
}

/** A draft is a convenience: the form works without it. */
function quietly<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

// The storage is the user's to edit, and an older release may have written it: what does not look right is no draft.
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
