import { PageWidth } from '../../../ui/PageWidth.tsx'
import styles from './SubscribePage.module.css'
import { SubscribePage } from './SubscribePage.tsx'
import type { SubscribeSearch } from './subscribeSearch.ts'

/** The subscription as a page of the policy site (§2.1 /policy/subscribe). */
export function PolicySubscribePage({ search }: { search: SubscribeSearch }) {
  return (
    <PageWidth className={styles['page']}>
      <SubscribePage search={search} />
    </PageWidth>
  )
}
