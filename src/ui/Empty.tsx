import type { ReactNode } from 'react'
import styles from './Empty.module.css'

interface EmptyProps {
  /** The text; 暂无数据 by default (2.7-24). */
  children?: ReactNode
  /** A next step, e.g. a button that clears the filters. */
  action?: ReactNode
}

/** Takes the place of a list, at least 450 px high (2.7-25). */
export function Empty({ children = '暂无数据', action }: EmptyProps) {
  return (
    <div className={styles['empty']}>
      <svg className={styles['picture']} viewBox="0 0 120 96" fill="none" aria-hidden="true" focusable="false">
        <ellipse cx="60" cy="86" rx="44" ry="6" fill="#E6ECF4" />
        <path
          d="M34 14h38l16 16v48a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4Z"
          fill="#fff"
          stroke="#B9C6D8"
          strokeWidth="2"
        />
        <path d="M72 14v12a4 4 0 0 0 4 4h12" fill="#E8F2FF" stroke="#B9C6D8" strokeWidth="2" strokeLinejoin="round" />
        <path d="M42 44h34M42 54h34M42 64h20" stroke="#CBD6E4" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <div>{children}</div>
      {action}
    </div>
  )
}
