import { useMemo, useSyncExternalStore } from 'react'

/**
 * A value that only the browser knows, such as a stored draft: undefined on the server and during hydration, so that
 * both render the same; then the result of `read`, which is called once.
 * @param read must be stable as long as its result should be
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
