import Actions from '@ant-design/x/es/actions'
import { Children, type ReactNode } from 'react'
import styles from './ActionRow.module.css'

/** What can be done with an answer: buttons in a row. */
export function ActionRow({ children }: { children: ReactNode }) {
  return (
    <Actions
      className={styles['row'] ?? ''}
      items={Children.toArray(children).map((button, index) => ({ key: `${index}`, actionRender: button }))}
    />
  )
}
