import { useCallback, useEffect, useMemo, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useBrowserValue } from '../useBrowserValue.ts'
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
  const { getValues, setValue, subscribe } = form
  const key = useMemo<DraftKey | undefined>(
    () => (owner === undefined ? undefined : { form: name, owner, version, keptFor }),
    [name, owner, version, keptFor],
  )
  const read = useCallback(() => {
    const draft = (key && readDraft(localStorage, key)) ?? {}
    return fields.flatMap((field) => {
      const text = draft[field]
      return text === undefined || getValues(field) ? [] : [{ field, text }]
    })
  }, [key, fields, getValues])
  const missing = useBrowserValue(read)
  const [forgotten, setForgotten] = useState<DraftKey>()

  useEffect(() => {
    if (key === undefined || missing === undefined) return undefined
    // The draft holds texts, and `fields` names text fields.
    for (const { field, text } of missing) setValue(field, text as PathValue<Values, Path<Values>>)
    const keep = (values: FieldValues) => writeDraft(localStorage, key, textsOf(values, fields))
    // What was typed before it was known whose it is.
    const before = readDraft(localStorage, key) ?? {}
    if (fields.some((field) => (getValues(field) || before[field]) !== before[field])) keep(getValues())
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) })
  }, [key, missing, fields, getValues, setValue, subscribe])

  const forget = useCallback(() => {
    if (key !== undefined) writeDraft(localStorage, key, {})
    setForgotten(key)
  }, [key])

  return { restored: missing !== undefined && missing.length > 0 && forgotten !== key, forget }
}

function textsOf(values: FieldValues, fields: readonly string[]): Record<string, string> {
  const texts = fields.map((field): [string, unknown] => [field, values[field]])
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
