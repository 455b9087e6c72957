import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { whenOnline } from '../online/whenOnline.ts'
import { keepingFocus } from './keepingFocus.ts'

type Outcome<Parts> = { parts: Parts } | { error: unknown }

/**
 * Parts of a page that can be used without them: undefined on the server and until their code is loaded. Then they
 * take the places of native ones, all at once and between two presses or words of an input method. The focus stays.
 */
export function arriving<Parts extends object>(load: () => Promise<Parts>): () => Parts | undefined {
  const listeners = new Set<() => void>()
  let coming: Promise<void> | undefined
  let outcome: Outcome<Parts> | undefined

  async function come() {
    const hands = watchHands()
    const found: Outcome<Parts> = await whenOnline(load).then(
      (parts) => ({ parts }),
      (error: unknown) => ({ error }),
    )
    await hands.free()
    keepingFocus(() => {
      outcome = found
      flushSync(() => {
        for (const listener of listeners) listener()
      })
    })
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    coming ??= come()
    return () => listeners.delete(listener)
  }

  return function useArrived() {
    const known = useSyncExternalStore(subscribe, () => outcome, notYet)
    if (known !== undefined && 'error' in known) throw known.error
    return known?.parts
  }
}

const notYet = () => undefined

/** What the visitor may be in the middle of, and how it ends. */
const gestures = {
  pointerdown: ['pointerup', 'pointercancel'],
  keydown: ['keyup'],
  compositionupdate: ['compositionend'],
}

function watchHands(): { free: () => Promise<void> } {
  const watching = new AbortController()
  const begun = new Set<string>()
  const on = (type: string, listener: () => void) =>
    addEventListener(type, listener, { capture: true, signal: watching.signal })
  for (const [start, ends] of Object.entries(gestures)) {
    on(start, () => begun.add(start))
    for (const end of ends) on(end, () => begun.delete(start))
  }
  return {
    free: async () => {
      // At least once: input from before hydration is handed to the controls of that moment.
      do await aMoment()
      while (begun.size > 0)
      watching.abort()
    },
  }
}

const aMoment = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 20)
  })
