import { draftName } from './store/draftStore.ts'

/** The rest of the names of a user's drafts whose form's name begins like this; the most recently changed first. */
export function draftForms(storage: Storage, owner: string, start: string): string[] {
  const own = draftName({ form: start, owner })
  try {
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((name) => name.startsWith(own))
      .map((name) => ({ rest: name.slice(own.length), savedAt: savedAt(storage.getItem(name)) }))
      .toSorted((a, b) => b.savedAt - a.savedAt)
      .map(({ rest }) => rest)
  } catch {
    // Blocked or malformed: the page works without it.
    return []
  }
}

function savedAt(draft: string | null): number {
  const { savedAt: time } = JSON.parse(draft ?? '{}') as Record<string, unknown>
  return typeof time === 'number' ? time : 0
}
