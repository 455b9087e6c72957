import { PageWidth } from '#ui/PageWidth.tsx'
import styles from './SubscribePage.module.css'
import { SubscribePage, type SubscribePageProps } from './SubscribePage.tsx'

/** The subscription as a page of the policy site (§2.1 /policy/subscribe). */
export function PolicySubscribePage(props: SubscribePageProps) {
  return (
    <PageWidth className={styles['page']}>
      <SubscribePage {...props} />
    </PageWidth>
  )
}
