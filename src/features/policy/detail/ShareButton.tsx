import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ShareIcon } from './ShareIcon.tsx'
import styles from './PolicyAside.module.css'

/**
 * Hands the page's address to the device's own sharing where it has one, as phones do; else copies it; where the browser
 * forbids that, shows it to be copied by hand.
 */
export function ShareButton({ title }: { title: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'shown'>('idle')

  async function share() {
    // Without the hash: it may name an open dialog.
    const url = `${location.origin}${location.pathname}`
    const shared = { title, url }
    if ('share' in navigator && navigator.canShare(shared)) {
      // A rejection means that the visitor has changed their mind.
      await navigator.share(shared).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      setState('copied')
    } catch {
      setState('shown')
    }
  }

  return (
    <>
      <Button look="secondary" block onClick={() => void share()}>
        <ShareIcon />
        分享链接
      </Button>
      <output className={`${styles['shareState']} ${styles['whole']}`}>
        {state === 'copied' ? '链接已复制，可粘贴分享' : state === 'shown' ? '请复制下面的链接' : ''}
      </output>
      {state === 'shown' ? (
        <input
          className={`${styles['shareAddress']} ${styles['whole']}`}
          aria-label="本页链接"
          readOnly
          value={`${location.origin}${location.pathname}`}
          onFocus={(event) => event.target.select()}
        />
      ) : null}
    </>
  )
}
