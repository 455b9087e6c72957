import { useSyncExternalStore } from 'react'

const KEY = 'txqyfw_elder'
const CHANGED = 'elder-mode'

/**
 * Runs in the page's head before the first paint: pages are the same for every visitor, so the browser itself applies
 * this visitor's choice.
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

/** Switches 长辈版 on or off and stores the choice in this browser. */
export function setElderMode(elder: boolean): void {
  wear(elder)
  window.dispatchEvent(new Event(CHANGED))
  try {
    if (elder) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage the choice applies to this page only.
  }
}

/** Whether the visitor uses 长辈版: large text, high contrast, no ad. False on the server and in the first render. */
export function useElderMode(): boolean {
  return useSyncExternalStore(subscribe, isElder, () => false)
}
