import { useCallback, useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { readDraft, writeDraft, type DraftKey } from './draftStore.ts'

interface RecordDraft {
  /** Something typed earlier has been put back into the form. */
  restored: boolean
  /** Forgets the draft, e.g. once the form has been sent. */
  forget: () => void
}

const field = 'record'

/** Whose draft it is before a login. Not `visitor`: those drafts end with the login, and these come along. */
export const recordVisitor = 'record-visitor'

/**
 * Like `useDraft`, for a form whose values are more than texts: all of them are kept, as one JSON text. A draft is put
 * back over what the form was given, because it is the later word of the same person. A visitor's draft goes over to the
 * member who logs in, unless there is one already.
 * @param owner undefined until it is known, and nothing is kept meanwhile
 * @param isValues whether something found in the storage, which the user can edit, has the form's shape
 */
export function useRecordDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { form: name, owner, version, keptFor }: Omit<DraftKey, 'owner'> & { owner: string | undefined },
  isValues: (value: unknown) => value is Values,
): RecordDraft {
  const [restored, setRestored] = useState(false)
  const { reset, subscribe } = form

  useEffect(() => {
    if (owner === undefined) return undefined
    const key: DraftKey = { form: name, owner, version, keptFor }
    const values = valuesIn(key, isValues) ?? takenOver(key, isValues)
    if (values !== undefined) {
      reset(values, { keepDefaultValues: true })
      // oxlint-disable-next-line react/set-state-in-effect -- the server has no drafts: the first render must not know of them
      setRestored(true)
    }
    return subscribe({
      formState: { values: true },
      callback: (state) => writeDraft(localStorage, key, { [field]: JSON.stringify(state.values) }),
    })
  }, [name, owner, version, keptFor, isValues, reset, subscribe])

  const forget = useCallback(() => {
    if (owner !== undefined) writeDraft(localStorage, { form: name, owner, version, keptFor }, {})
    setRestored(false)
  }, [name, owner, version, keptFor])

  return { restored, forget }
}

function valuesIn<Values>(key: DraftKey, isValues: (value: unknown) => value is Values): Values | undefined {
  const text = readDraft(localStorage, key)?.[field]
  if (text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isValues(value) ? value : undefined
  } catch {
    return undefined
  }
}

function takenOver<Values>(key: DraftKey, isValues: (value: unknown) => value is Values): Values | undefined {
  const visitorKey = { ...key, owner: recordVisitor }
  const values = key.owner === recordVisitor ? undefined : valuesIn(visitorKey, isValues)
  if (values === undefined) return undefined
  writeDraft(localStorage, key, { [field]: JSON.stringify(values) })
  writeDraft(localStorage, visitorKey, {})
  return values
}
