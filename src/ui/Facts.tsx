import type { ReactNode } from 'react'
import styles from './Facts.module.css'

/** A named value; omitted when absent. */
export interface Fact {
  name: string
  value: ReactNode
}

/** Whether a fact has a value to show. */
export function isKnown({ value }: Fact): boolean {
  return value !== undefined && value !== null && value !== ''
}

interface FactsProps {
  facts: readonly Fact[]
  /** The names or values are long: each has a row of its own. */
  long?: boolean
}

/** The facts about a thing, name beside value. */
export function Facts({ facts, long = false }: FactsProps) {
  return (
    <dl className={long ? `${styles['facts']} ${styles['long']}` : styles['facts']}>
      {facts.filter(isKnown).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
