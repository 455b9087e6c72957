import { useCallback, useEffect, useMemo, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useBrowserValue } from '../useBrowserValue.ts'
import type { DraftKey, DraftValues } from './store/draftStore.ts'
import { openDraft } from './openDraft.ts'
import { useElsewhere, type DraftElsewhere } from './useElsewhere.ts'

interface DraftSettings<Values extends FieldValues> extends Omit<DraftKey, 'owner'> {
  /** Id of the user; nothing is stored while it is undefined. */
  owner: string | undefined
  /** The text fields to keep, never a password or a one-time code. Must be a stable array. */
  fields: readonly Path<Values>[]
}

interface Draft {
  /** Something typed earlier has been restored into the form. */
  restored: boolean
  /** Forgets the draft, e.g. once the form has been sent. */
  forget: () => void
  /** What another tab has done to it. */
  elsewhere: DraftElsewhere | undefined
}

/**
 * Keeps what is typed into a form in this browser until it is sent, so that no failed request, expired session or
 * reload loses it. Fields that already contain text are left alone.
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
    if (key === undefined) return undefined
    const draft = openDraft(key, { shared: localStorage, own: sessionStorage })
    return { draft, missing: fields.filter((field) => draft.found?.[field] !== undefined && !getValues(field)) }
  }, [key, fields, getValues])
  const kept = useBrowserValue(read)
  const [forgotten, setForgotten] = useState<DraftKey>()

  const put = useCallback(
    (paths: readonly Path<Values>[], texts: DraftValues) => {
      // The draft holds texts, and `fields` names text fields.
      for (const path of paths) setValue(path, (texts[path] ?? '') as PathValue<Values, Path<Values>>)
    },
    [setValue],
  )

  useEffect(() => {
    if (kept === undefined) return undefined
    const { draft, missing } = kept
    const before = draft.found ?? {}
    put(missing, before)
    // Text typed before the owner was known.
    if (fields.some((field) => (getValues(field) || before[field]) !== before[field])) {
      draft.keep(textsOf(getValues(), fields))
    }
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(textsOf(values, fields)) })
  }, [kept, fields, getValues, put, subscribe])

  const forget = useCallback(() => {
    kept?.draft.forget()
    setForgotten(key)
  }, [key, kept])

  const elsewhere = useElsewhere(kept?.draft, {
    current: () => textsOf(getValues(), fields),
    put: (texts) => put(fields, texts),
  })

  return { restored: kept !== undefined && kept.missing.length > 0 && forgotten !== key, forget, elsewhere }
}

function textsOf(values: FieldValues, fields: readonly string[]): Record<string, string> {
  const texts = fields.map((field): [string, unknown] => [field, values[field]])
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
