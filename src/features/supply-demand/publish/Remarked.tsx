import { createContext, use, type ReactNode } from 'react'
import styles from './PublishForm.module.css'

/** What the audit said of the version that is changed. */
export const AuditRemarkContext = createContext<string | undefined>(undefined)

interface RemarkedProps {
  /** Of the field, as the contract calls it. */
  title: string
  children: ReactNode
}

/** A field, with the audit's remark beside it where the remark names it. */
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
