import { draftName, namesIn, parsed, quietly } from './draftStore.ts'

/** Of a user's drafts whose form's name begins so, what follows in the name; the one changed last comes first. */
export function draftForms(storage: Storage, owner: string, start: string): string[] {
  const own = draftName({ form: start, owner })
  const found = quietly(() =>
    namesIn(storage)
      .filter((name) => name.startsWith(own))
      .map((name) => ({ rest: name.slice(own.length), savedAt: parsed(storage.getItem(name))?.savedAt ?? 0 })),
  )
  return (found ?? []).toSorted((a, b) => b.savedAt - a.savedAt).map(({ rest }) => rest)
}
