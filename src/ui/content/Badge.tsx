import type { ReactNode } from 'react'
import styles from './Badge.module.css'

/** `off` for what is over or closed, `urgent` for what ends soon. */
export type BadgeTone = 'plain' | 'good' | 'urgent' | 'off'

/** A short label on a thing: its kind or status. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={[styles['badge'], styles[tone]].filter(Boolean).join(' ')}>{children}</span>
}
