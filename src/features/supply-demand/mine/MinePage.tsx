import type { ReactNode } from 'react'
import { FilterLinks } from '#ui/list/FilterLinks.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Mine.module.css'

/** Keeps the room of a table until the browser draws it. */
export const tableWaiting = (
  <div className={styles['waiting']}>
    <Skeleton tall lines={10} />
  </div>
)

interface MinePageProps {
  title: string
  /** To the dockings, and to the form that publishes. */
  ways: ReactNode
  /** The states with how many there are, and the one chosen. */
  states: Readonly<Record<string, string>>
  status: string | undefined
  children: ReactNode
}

/** The frame of own demands or resources, as the server draws it: heading, ways on, states. */
export function MinePage({ title, ways, states, status, children }: MinePageProps) {
  return (
    <Panel title={title} aside={<span className={styles['ways']}>{ways}</span>}>
      <FilterLinks label="状态" parameter="status" options={states} chosen={status} />
      {children}
    </Panel>
  )
}
