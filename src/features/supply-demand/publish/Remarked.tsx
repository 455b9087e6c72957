import { createContext, use, type ReactNode } from 'react'
import styles from './PublishForm.module.css'

/** The audit's remark on the version being changed. */
export const AuditRemarkContext = createContext<string | undefined>(undefined)

interface RemarkedProps {
  /** The contract's title of the field. */
  title: string
  children: ReactNode
}

/** A field, with the audit's remark beside it if the remark names it. */
export function Remarked({ title, children }: RemarkedProps) {
  const remark = use(AuditRemarkContext)
  if (remark?.includes(title) !== true) return children
  return (
    <div className={styles['remarked']}>
      {children}
      <p role="note" aria-label={`${title}的审核意见`} className={styles['remark']}>
        {remark}
      </p>
    </div>
  )
}
