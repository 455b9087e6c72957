import type { Schema } from '#gateway/contract.ts'
import { readDraft, writeDraft, type DraftKey } from '#ui/draft/store/draftStore.ts'

type DraftStorage = Parameters<typeof readDraft>[0]

/** Stored beside the draft of the same form. */
function resultKey(key: DraftKey): DraftKey {
  return { ...key, form: `${key.form}-result` }
}

/** Stores a visitor's result in this browser, so that a reload shows it again; undefined forgets it. */
export function keepVisitorResult(
  storage: DraftStorage,
  key: DraftKey,
  result: Schema<'ToolResult'> | undefined,
): void {
  writeDraft(storage, resultKey(key), { result: result === undefined ? '' : JSON.stringify(result) })
}

/** The visitor's last result of the form; undefined when there is none or it is malformed. */
export function readVisitorResult(storage: DraftStorage, key: DraftKey): Schema<'ToolResult'> | undefined {
  const text = readDraft(storage, resultKey(key))?.['result']
  if (text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isResult(value) ? value : undefined
  } catch {
    return undefined
  }
}

// Users can edit the storage: without the lists that the page iterates over, it is not a result.
function isResult(value: unknown): value is Schema<'ToolResult'> {
  if (typeof value !== 'object' || value === null) return false
  const found = value as Record<string, unknown>
  const lists = ['items', 'groups', 'sources', 'inputs', 'reminders', 'nextActions']
  return lists.every((name) => Array.isArray(found[name])) && typeof found['verdictText'] === 'string'
}
