import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { fitNotes, fits } from './fit.ts'
import styles from './Report.module.css'
import { ReportItem, type ReportActions } from './ReportItem.tsx'
import type { FitGroup } from './selectItems.ts'

interface ReportGroupProps {
  group: FitGroup
  actions: ReportActions
  /** In print the group is complete. */
  printing: boolean
}

/** How many policies a group shows before it is expanded: the first are worth most. */
const shownFirst = 10

/** The policies of one group. */
export function ReportGroup({ group: { fit, items }, actions, printing }: ReportGroupProps) {
  const [all, setAll] = useState(false)
  const shown = all || printing ? items : items.slice(0, shownFirst)
  return (
    <section className={styles['group']} aria-labelledby={`fit-${fit}`}>
      <h2 id={`fit-${fit}`} className={styles['groupTitle']}>
        {fits[fit]}
        <span>
          {items.length} 条 · {fitNotes[fit]}
        </span>
      </h2>
      <ul className={styles['items']}>
        {shown.map((item) => (
          <ReportItem key={item.policyId} item={item} actions={actions} printing={printing} />
        ))}
      </ul>
      {shown.length === items.length ? null : (
        <Button onClick={() => setAll(true)}>
          显示“{fits[fit]}”的全部 {items.length} 条
        </Button>
      )}
    </section>
  )
}
