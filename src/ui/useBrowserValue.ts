import { useMemo, useSyncExternalStore } from 'react'

/**
 * What only the browser knows, such as a draft it keeps: undefined on the server and while its page hydrates, so that
 * both render the same; then the answer of `read`, which is asked once.
 * @param read the same function as long as the question is the same
 */
export function useBrowserValue<Value>(read: () => Value): Value | undefined {
  const snapshot = useMemo(() => once(read), [read])
  return useSyncExternalStore<Value | undefined>(neverChanges, snapshot, unknown)
}

function once<Value>(read: () => Value): () => Value {
  let known: { value: Value } | undefined
  return () => {
    known ??= { value: read() }
    return known.value
  }
}

function neverChanges() {
  return () => {}
}

function unknown() {
  return undefined
}
