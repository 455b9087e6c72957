import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { gatewayOf } from '#gateway/query.ts'
import styles from './EnterpriseSwitcher.module.css'

interface EnterpriseSwitcherProps {
  enterprises: readonly Schema<'Enterprise'>[]
  current: Schema<'Enterprise'> | undefined
}

/**
 * Buttons and not a select: choosing reloads the page (§4), which must not happen while the user is only browsing the
 * options.
 */
export function EnterpriseSwitcher({ enterprises, current }: EnterpriseSwitcherProps) {
  const { session } = gatewayOf(useQueryClient()).environment
  const titleId = useId()

  function switchTo(enterprise: Schema<'Enterprise'>) {
    if (enterprise.enId === current?.enId) return
    session.setEnterprise(enterprise.enId)
    location.reload()
  }

  return (
    <div>
      <h2 className={styles['title']} id={titleId}>
        切换企业
      </h2>
      <ul aria-labelledby={titleId}>
        {enterprises.map((enterprise) => (
          <li key={enterprise.id}>
            <button
              type="button"
              className={styles['enterprise']}
              aria-current={enterprise.enId === current?.enId}
              onClick={() => switchTo(enterprise)}
            >
              {enterprise.name}
              {enterprise.enId === current?.enId && <span className={styles['current']}>当前企业</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
