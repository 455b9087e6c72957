import type { ReactNode } from 'react'
import { FilterLinks } from '#ui/filters/FilterLinks.tsx'
import { Panel } from '#ui/content/Panel.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Mine.module.css'

/** Reserves the room of a table until the browser renders it. */
export const tableWaiting = (
  <div className={styles['waiting']}>
    <Skeleton tall lines={10} />
  </div>
)

interface MinePageProps {
  title: string
  /** Links to the dockings, and to the publish form. */
  ways: ReactNode
  /** The states with their counts, and the chosen one. */
  states: Readonly<Record<string, string>>
  status: string | undefined
  children: ReactNode
}

/** The frame of own demands or resources, as the server renders it: heading, links, states. */
export function MinePage({ title, ways, states, status, children }: MinePageProps) {
  return (
    <Panel title={title} aside={<span className={styles['ways']}>{ways}</span>}>
      <div className={styles['states']}>
        <FilterLinks label="状态" parameter="status" options={states} chosen={status} />
      </div>
      {children}
    </Panel>
  )
}
