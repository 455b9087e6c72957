import { useSyncExternalStore } from 'react'

/** Whether the page is being printed: what is folded or filtered on the screen belongs on the paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, notOnServer)
}

/** Between `beforeprint` and `afterprint`, which come before the medium changes: the paper is laid out after the first. */
let announced = false

// The medium itself is asked each time: a change that came while nobody listened would be believed for good.
const isPrinting = () => announced || matchMedia('print').matches

const notOnServer = () => false

function subscribe(listener: () => void): () => void {
  // A preview of the print style tells of the medium alone.
  const media = matchMedia('print')
  const announce = (on: boolean) => () => {
    announced = on
    listener()
  }
  const start = announce(true)
  const end = announce(false)
  window.addEventListener('beforeprint', start)
  window.addEventListener('afterprint', end)
  media.addEventListener('change', listener)
  return () => {
    announced = false
    window.removeEventListener('beforeprint', start)
    window.removeEventListener('afterprint', end)
    media.removeEventListener('change', listener)
  }
}
