import { Anchor } from './Anchor.tsx'
import styles from './SkipLink.module.css'

/** Id of the page's main region, the target of the skip link. */
export const MAIN_ID = 'main'

/** The first stop of the keyboard: skips the header and goes to the content. */
export function SkipLink() {
  return (
    <Anchor className={styles['link']} href={`#${MAIN_ID}`}>
      跳到主要内容
    </Anchor>
  )
}
