import { useState, type ReactNode } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { conditionLabel, type ConditionField } from './conditions.ts'
import styles from './ConditionPanel.module.css'

type Option = Schema<'PolicyFacetOption'>

/** Longer lists show this many and fold the rest. */
const shownAtFirst = 6

interface ConditionGroupProps {
  field: ConditionField
  title: string
  options: readonly Option[]
  chosen: readonly string[]
  /** The numbers belong to this search. */
  isCounted: boolean
  onToggle: (value: string) => void
}

/** One filter with the number of policies for each of its values. */
export function ConditionGroup({ field, title, options, chosen, isCounted, onToggle }: ConditionGroupProps) {
  // A chosen value stays available when nothing matches it any more.
  const missing = chosen.filter((value) => !options.some((option) => option.value === value))
  const all = [...options, ...missing.map((value) => ({ value, label: conditionLabel(field, value), count: 0 }))]
  if (all.length === 0) return null
  const rest = all.slice(shownAtFirst)
  const choices = { field, chosen, isCounted, onToggle }
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['groupTitle']}>{title}</legend>
      <Choices options={all.slice(0, shownAtFirst)} {...choices} />
      {rest.length === 0 ? null : (
        <More open={rest.some(({ value }) => chosen.includes(value))}>
          <summary className={styles['more']}>更多（{rest.length}）</summary>
          <Choices options={rest} {...choices} />
        </More>
      )}
    </fieldset>
  )
}

/** Opens by itself, but closes only on request: not while the user clears its last tick. */
function More({ open, children }: { open: boolean; children: ReactNode }) {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return <details open={opened}>{children}</details>
}

type ChoicesProps = Pick<ConditionGroupProps, 'field' | 'chosen' | 'isCounted' | 'onToggle'> & {
  options: readonly Option[]
}

function Choices({ field, options, chosen, isCounted, onToggle }: ChoicesProps) {
  return (
    <ul>
      {options.map(({ value, label, count }) => (
        <li key={value}>
          <label className={styles['choice']}>
            <input
              type="checkbox"
              name={field}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
            />
            <span className={styles['choiceLabel']}>{label}</span>
            {isCounted ? (
              <span className={styles['count']}>
                {count}
                <VisuallyHidden> 条</VisuallyHidden>
              </span>
            ) : null}
          </label>
        </li>
      ))}
    </ul>
  )
}
