import { Link } from '#ui/Link.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './PolicyDetailPage.module.css'
import type { PolicyDetail } from './policyDetailQuery.ts'
import { validityNotice } from './validityNotice.ts'

/** A warning on a policy that is not simply in force. */
export function ValidityBanner({ policy }: { policy: PolicyDetail }) {
  const notice = validityNotice(policy)
  if (notice === undefined) return null
  return (
    <div role="note" className={styles['validity']}>
      <Icon name="triangle-alert" size={20} />
      <p>
        {notice.text}
        {notice.instead === undefined ? null : (
          <>
            {' '}
            <Link
              to="/policy/info/$id"
              params={{ id: notice.instead.id }}
              target="_blank"
              rel="noopener"
              preload={false}
            >
              查看新政策<VisuallyHidden>（新窗口打开）</VisuallyHidden>
            </Link>
          </>
        )}
      </p>
    </div>
  )
}
