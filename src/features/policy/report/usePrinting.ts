import { useSyncExternalStore } from 'react'

/** Whether the page is being printed: folded or filtered content belongs on paper, too. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, notOnServer)
}

/**
 * Between `beforeprint` and `afterprint`. Both come before the medium changes, and the layout for print happens after
 * the first.
 */
let announced = false

// The medium is queried each time: an event missed without a listener would otherwise leave a wrong state.
const isPrinting = () => announced || matchMedia('print').matches

const notOnServer = () => false

function subscribe(listener: () => void): () => void {
  // A preview of the print style changes only the medium.
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
