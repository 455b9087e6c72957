import { useSyncExternalStore } from 'react'
import { isPolicyId } from '../policyId.ts'
import { comparedAtMost } from './compareSearch.ts'

/** A policy chosen for comparison; the title is shown before anything is loaded. */
export interface ComparedPolicy {
  id: string
  title: string
}

const key = 'txqyfw_policy_compare'
const none: readonly ComparedPolicy[] = []

/** The stored list. Data from an older release or the user that are malformed count as no list. */
export function readCompareList(text: string | null): readonly ComparedPolicy[] {
  if (text === null) return none
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) && stored.every(isCompared) ? stored.slice(0, comparedAtMost) : none
  } catch {
    return none
  }
}

function isCompared(stored: unknown): stored is ComparedPolicy {
  if (typeof stored !== 'object' || stored === null || !('id' in stored && 'title' in stored)) return false
  const { id, title } = stored
  return typeof id === 'string' && isPolicyId(id) && typeof title === 'string' && title !== '' && title.length <= 100
}

/** Adds the policy to the list, or removes it; unchanged when the list is full. */
export function togglePolicy(list: readonly ComparedPolicy[], policy: ComparedPolicy): readonly ComparedPolicy[] {
  if (list.some(({ id }) => id === policy.id)) return list.filter(({ id }) => id !== policy.id)
  return list.length >= comparedAtMost ? list : [...list, { id: policy.id, title: policy.title }]
}

// The list stays the same object until the text behind it changes, as useSyncExternalStore requires.
let text: string | null = null
let list = none
const listeners = new Set<() => void>()

/** The list of this browser, shared by its tabs: details open in a new one. */
export function currentCompareList(): readonly ComparedPolicy[] {
  const stored = storedText()
  if (stored !== text) {
    text = stored
    list = readCompareList(stored)
  }
  return list
}

/** Stores the list and notifies all components that show it. */
export function keepCompareList(next: readonly ComparedPolicy[]): void {
  const written = next.length === 0 ? null : JSON.stringify(next)
  try {
    if (written === null) localStorage.removeItem(key)
    else localStorage.setItem(key, written)
  } catch {
    // Without storage it is kept for this page only.
    text = written
    list = next
  }
  for (const listener of listeners) listener()
}

/** The policies chosen for comparison in this browser; none on the server and in the first render. */
export function useCompareList(): readonly ComparedPolicy[] {
  return useSyncExternalStore(subscribe, currentCompareList, noList)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

// For the server and the first render: pages are the same for everybody.
const noList = () => none

function storedText(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return text
  }
}
