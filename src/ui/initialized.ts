import { useEffect, useSyncExternalStore } from 'react'

/** §3.5: the global flag. False on the server and until the first page listens to its visitor, true from then on. */
let initialized = false
const listeners = new Set<() => void>()

/** For what tells that the page listens: sets the flag once it has hydrated. */
export function initialize(): void {
  initialized = true
  for (const listener of listeners) listener()
}

export const isInitialized = () => initialized

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const notOnTheServer = () => false

/** The flag, set by the component that asks for it once that has hydrated. */
export function useInitialized(): boolean {
  useEffect(initialize, [])
  return useSyncExternalStore(subscribe, isInitialized, notOnTheServer)
}
