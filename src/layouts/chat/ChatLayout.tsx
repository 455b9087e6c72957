import { Anchor } from '#ui/Anchor.tsx'
import { Link } from '#ui/Link.tsx'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icons/Icon.tsx'
import { SkipLink } from '#ui/SkipLink.tsx'
import frame from '../frame.module.css'
import { Main } from '../Main.tsx'
import { Consultation } from '../Consultation.tsx'
import { useSite } from '../site.ts'
import styles from './ChatLayout.module.css'

/** A bar titled 智能客服 over a conversation that fills the rest of the window (2.2-01, 2.2-02). */
export function ChatLayout({ children }: { children: ReactNode }) {
  const { hotline } = useSite()
  return (
    <div className={styles['page']} data-layout="chat">
      <SkipLink />
      <header className={styles['bar']}>
        <div className={`${frame['inner']} ${styles['inner']}`}>
          <h1 className={styles['title']}>
            <Icon name="message-square-more" size={24} />
            智能客服
          </h1>
          <div className={styles['ways']}>
            <Consultation />
            {hotline === undefined ? null : <Anchor href={`tel:${hotline}`}>人工热线 {hotline}</Anchor>}
            <Link to="/">返回首页</Link>
          </div>
        </div>
      </header>
      <Main className={`${frame['inner']} ${styles['main']}`}>{children}</Main>
    </div>
  )
}
