import { useSyncExternalStore } from 'react'

/** Whether the page is being printed: what is folded or filtered on the screen belongs on the paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, () => false)
}

const medium = () => matchMedia('print')

function isPrinting(): boolean {
  return medium().matches
}

function subscribe(listener: () => void): () => void {
  const media = medium()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
