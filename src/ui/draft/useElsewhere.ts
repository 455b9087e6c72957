import { useState, useSyncExternalStore } from 'react'
import type { DraftValues } from './draftStore.ts'
import type { OpenDraft } from './openDraft.ts'

/** What another tab has made of what is typed here, and what may be done about it. */
export type DraftElsewhere =
  | { what: 'changed'; stay: () => void; take: () => void }
  | { what: 'gone'; stay: () => void; leave: () => void }
  | { what: 'taken'; back: () => void }

interface Form {
  /** What stands in the form now. */
  current: () => DraftValues
  put: (values: DraftValues) => void
}

const nobody = () => () => {}

/** Undefined while this tab alone writes the draft, or all agree. */
export function useElsewhere(draft: OpenDraft | undefined, { current, put }: Form): DraftElsewhere | undefined {
  const elsewhere = useSyncExternalStore(
    draft?.subscribe ?? nobody,
    () => draft?.elsewhere(),
    () => undefined,
  )
  /** What stood here before the other tab's version took its place. */
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
