import { useState, useSyncExternalStore } from 'react'
import type { DraftValues } from './store/draftStore.ts'
import type { OpenDraft } from './openDraft.ts'

/** What another tab has done to the text typed here, and the possible reactions. */
export type DraftElsewhere =
  | { what: 'changed'; stay: () => void; take: () => void }
  | { what: 'gone'; stay: () => void; leave: () => void }
  | { what: 'taken'; back: () => void }

interface Form {
  /** The form's current values. */
  current: () => DraftValues
  put: (values: DraftValues) => void
}

const nobody = () => () => {}

/** Undefined while only this tab writes the draft, or all agree. */
export function useElsewhere(draft: OpenDraft | undefined, { current, put }: Form): DraftElsewhere | undefined {
  const elsewhere = useSyncExternalStore(
    draft?.subscribe ?? nobody,
    () => draft?.elsewhere(),
    () => undefined,
  )
  /** The values here before the other tab's version replaced them. */
  const [before, setBefore] = useState<DraftValues>()
  if (draft === undefined) return undefined
  if (elsewhere === undefined) {
    if (before === undefined) return undefined
    return {
      what: 'taken',
      back() {
        setBefore(undefined)
        put(before)
      },
    }
  }
  const stay = () => {
    setBefore(undefined)
    draft.stay(current())
  }
  if (elsewhere.values === undefined) {
    return {
      what: 'gone',
      stay,
      leave() {
        draft.take()
        location.reload()
      },
    }
  }
  return {
    what: 'changed',
    stay,
    take() {
      setBefore(current())
      put(draft.take() ?? {})
    },
  }
}
