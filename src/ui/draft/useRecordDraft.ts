import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useBrowserValue } from '../useBrowserValue.ts'
import { readDraft, writeDraft, type DraftKey, type DraftValues } from './store/draftStore.ts'
import { fitting, withParts } from './fitting.ts'
import { openDraft, type OpenDraft } from './openDraft.ts'
import { useElsewhere, type DraftElsewhere } from './useElsewhere.ts'

interface RecordDraft {
  /** Something typed earlier has been restored into the form. */
  restored: boolean
  /** Forgets the draft, e.g. once the form has been sent. */
  forget: () => void
  /** What another tab has done to it. */
  elsewhere: DraftElsewhere | undefined
}

const field = 'record'

/** The owner of a draft before a login. Not `visitor`: those drafts end with the login, and these are carried over. */
export const recordVisitor = 'record-visitor'

/**
 * Like `useDraft`, for a form with more than text fields: all values are stored as one JSON text. A draft overrides the
 * form's initial values, because it is more recent. A visitor's draft is carried over to the member who logs in, unless
 * the member already has one.
 * @param owner undefined until it is known; what is typed meanwhile is stored then, and overrides the draft
 * @param outline the form's shape (`isLike`), a stable object. Of a draft from an older release, what still fits it is
 *   restored
 */
export function useRecordDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { form: name, owner, version, keptFor }: Omit<DraftKey, 'owner'> & { owner: string | undefined },
  outline: object,
): RecordDraft {
  const { getValues, reset, setValue, subscribe } = form
  const key = useMemo<DraftKey | undefined>(
    () => (owner === undefined ? undefined : { form: name, owner, version, keptFor }),
    [name, owner, version, keptFor],
  )
  const read = useCallback(() => key && openFor(key, outline), [key, outline])
  const kept = useBrowserValue(read)
  const [forgotten, setForgotten] = useState<DraftKey>()
  /** The fields changed before the owner was known. */
  const early = useRef(new Set<Path<Values>>())

  useEffect(() => {
    if (key === undefined || kept === undefined) {
      return subscribe({
        formState: { values: true },
        // Without a name nothing was typed: the form reports other changes, too, e.g. that a field was registered.
        callback: ({ name: changed }) => {
          // The form's own field names, which it passes as plain strings.
          if (changed !== undefined) early.current.add(changed as Path<Values>)
        },
      })
    }
    const { draft, found } = kept
    const typed = [...early.current].map((path) => ({ path, value: getValues(path) }))
    early.current.clear()
    if (found !== undefined) reset(withParts(getValues(), found.parts), { keepDefaultValues: true })
    for (const { path, value } of typed) setValue(path, value)
    let seen = textsOf(getValues())
    if (typed.length > 0 || found?.isVisitors === true) draft.keep(seen)
    if (found?.isVisitors === true) writeDraft(localStorage, visitorKeyOf(key), {})
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const texts = textsOf(values)
        // The form reports more than typing, e.g. that a field was registered.
        if (texts[field] !== seen[field]) draft.keep(texts)
        seen = texts
      },
    })
  }, [key, kept, getValues, reset, setValue, subscribe])

  const forget = useCallback(() => {
    early.current.clear()
    kept?.draft.forget()
    setForgotten(key)
  }, [key, kept])

  const elsewhere = useElsewhere(kept?.draft, {
    current: () => textsOf(getValues()),
    put(texts) {
      const parts = partsIn(texts, outline)
      if (parts !== undefined) reset(withParts(getValues(), parts), { keepDefaultValues: true })
    },
  })

  return { restored: kept?.found !== undefined && forgotten !== key, forget, elsewhere }
}

function openFor(key: DraftKey, outline: object) {
  const draft = openDraft(key, { shared: localStorage, own: sessionStorage })
  return { draft, found: foundIn(draft, key, outline) }
}

function foundIn(draft: OpenDraft, key: DraftKey, outline: object) {
  const own = partsIn(draft.found, outline)
  if (own !== undefined) return { parts: own, isVisitors: false }
  if (key.owner === recordVisitor) return undefined
  const visitors = partsIn(readDraft(localStorage, visitorKeyOf(key)), outline)
  return visitors === undefined ? undefined : { parts: visitors, isVisitors: true }
}

/** The stored values that fit the form; undefined if there are none. */
function partsIn(texts: DraftValues | undefined, outline: object): unknown {
  const text = texts?.[field]
  if (text === undefined) return undefined
  try {
    return fitting(outline, JSON.parse(text))
  } catch {
    return undefined
  }
}

function textsOf(values: unknown): Record<typeof field, string> {
  return { [field]: JSON.stringify(values) }
}

function visitorKeyOf(key: DraftKey): DraftKey {
  return { ...key, owner: recordVisitor }
}
