import { useSyncExternalStore } from 'react'

const KEY = 'txqyfw_elder'
const CHANGED = 'elder-mode'

/**
 * Runs in the page's head, before anything is painted: pages are the same for every visitor, so the browser itself
 * puts on what this visitor has chosen.
 */
export const applyElderMode = `try{if(localStorage.getItem('${KEY}')==='1')document.documentElement.dataset.elder=''}catch{}`

function isElder(): boolean {
  return document.documentElement.dataset['elder'] !== undefined
}

function subscribe(listener: () => void): () => void {
  // Another tab has switched.
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== KEY) return
    wear(newValue === '1')
    listener()
  }
  window.addEventListener(CHANGED, listener)
  window.addEventListener('storage', follow)
  return () => {
    window.removeEventListener(CHANGED, listener)
    window.removeEventListener('storage', follow)
  }
}

function wear(elder: boolean): void {
  document.documentElement.toggleAttribute('data-elder', elder)
}

/** Switches 长辈版 on or off and keeps the choice in this browser. */
export function setElderMode(elder: boolean): void {
  wear(elder)
  window.dispatchEvent(new Event(CHANGED))
  try {
    if (elder) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // A browser without storage keeps it for this page only.
  }
}

/** Whether the visitor reads in 长辈版: large text, high contrast, no ad. Not on the server and in the first render. */
export function useElderMode(): boolean {
  return useSyncExternalStore(subscribe, isElder, () => false)
}
