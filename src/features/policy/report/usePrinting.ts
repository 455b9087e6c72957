import { useSyncExternalStore } from 'react'

/** Whether the page is being printed: what is folded or filtered on the screen belongs on the paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => printing, notOnServer)
}

let printing = false

const notOnServer = () => false

// The events come before the paper is laid out. The medium changes later there, but it is all that a preview of the
// print style tells.
function subscribe(listener: () => void): () => void {
  const media = matchMedia('print')
  const turn = (on: boolean) => () => {
    printing = on
    listener()
  }
  const start = turn(true)
  const end = turn(false)
  const follow = () => turn(media.matches)()
  window.addEventListener('beforeprint', start)
  window.addEventListener('afterprint', end)
  media.addEventListener('change', follow)
  return () => {
    window.removeEventListener('beforeprint', start)
    window.removeEventListener('afterprint', end)
    media.removeEventListener('change', follow)
  }
}
