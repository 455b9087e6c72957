import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ShareIcon } from './ShareIcon.tsx'
import styles from './PolicyAside.module.css'

/** Copies the page's address; where the browser forbids that, shows it to be copied by hand. */
export function ShareButton() {
  const [state, setState] = useState<'idle' | 'copied' | 'shown'>('idle')

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href)
      setState('copied')
    } catch {
      setState('shown')
    }
  }

  return (
    <>
      <Button look="secondary" block onClick={() => void copy()}>
        <ShareIcon />
        复制链接
      </Button>
      <output className={styles['shareState']}>
        {state === 'copied' ? '链接已复制，可粘贴分享' : state === 'shown' ? '请复制下面的链接' : ''}
      </output>
      {state === 'shown' ? (
        <input
          className={styles['shareAddress']}
          aria-label="本页链接"
          readOnly
          value={location.href}
          onFocus={(event) => event.target.select()}
        />
      ) : null}
    </>
  )
}
