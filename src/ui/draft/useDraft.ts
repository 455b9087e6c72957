import { useCallback, useEffect, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { readDraft, writeDraft, type DraftKey } from './draftStore.ts'

interface DraftSettings<Values extends FieldValues> extends Omit<DraftKey, 'owner'> {
  /** Id of the user; undefined until it is known, and nothing is kept meanwhile. */
  owner: string | undefined
  /** The text fields to keep: never a password or a one-time code. An array that stays the same. */
  fields: readonly Path<Values>[]
}

interface Draft {
  /** Something typed earlier has been put back into the form. */
  restored: boolean
  /** Forgets the draft, e.g. once the form has been sent. */
  forget: () => void
}

/**
 * Keeps what is typed into a form in this browser until it is sent, so that neither a failed request nor an expired
 * session nor a reload loses it. A field that already holds text is left alone.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { form: name, owner, version, keptFor, fields }: DraftSettings<Values>,
): Draft {
  const [restored, setRestored] = useState(false)
  const { getValues, setValue, subscribe } = form

  useEffect(() => {
    if (owner === undefined) return undefined
    const key: DraftKey = { form: name, owner, version, keptFor }
    const draft = readDraft(localStorage, key) ?? {}
    const missing = fields.filter((field) => draft[field] !== undefined && !getValues(field))
    // The draft holds texts, and `fields` names text fields.
    for (const field of missing) setValue(field, draft[field] as PathValue<Values, Path<Values>>)
    // oxlint-disable-next-line react/set-state-in-effect -- the server has no drafts: the first render must not know of them
    if (missing.length > 0) setRestored(true)
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft(localStorage, key, textsOf(values, fields)),
    })
  }, [name, owner, version, keptFor, fields, getValues, setValue, subscribe])

  const forget = useCallback(() => {
    if (owner !== undefined) writeDraft(localStorage, { form: name, owner, version, keptFor }, {})
    setRestored(false)
  }, [name, owner, version, keptFor])

  return { restored, forget }
}

function textsOf(values: FieldValues, fields: readonly string[]): Record<string, string> {
  const texts = fields.map((field): [string, unknown] => [field, values[field]])
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
