import { useEffect, useSyncExternalStore } from 'react'

/** §3.5: the global flag. False on the server and until the first page is hydrated, true from then on. */
let initialized = false
const listeners = new Set<() => void>()

/** For the component that marks hydration: sets the flag once it has hydrated. */
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

/** The flag, updated when the calling component has hydrated. */
export function useInitialized(): boolean {
  useEffect(initialize, [])
  return useSyncExternalStore(subscribe, isInitialized, notOnTheServer)
}
