import { Link } from '../Link.tsx'
import { useId } from 'react'
import { firstPage } from '../list/listSearch.ts'
import styles from './FilterLinks.module.css'

interface FilterLinksProps {
  label: string
  /** The search parameter that holds the choice. */
  parameter: string
  /** Each value with its name, in order. */
  options: Readonly<Record<string, string>>
  chosen: string | undefined
  /** Also offers to choose nothing. */
  optional?: boolean
  /** The name of choosing nothing. */
  none?: string
}

/** One condition of a list: each value is a link, so that every view of the list has an address. */
export function FilterLinks({ label, parameter, options, chosen, optional = true, none = '全部' }: FilterLinksProps) {
  const labelId = useId()
  const entries: [string | undefined, string][] = Object.entries(options)
  if (optional) entries.unshift([undefined, none])
  return (
    <nav className={styles['filter']} aria-labelledby={labelId}>
      <span id={labelId} className={styles['label']}>
        {label}
      </span>
      <ul className={styles['options']}>
        {entries.map(([value, name]) => (
          <li key={name}>
            <Link
              to="."
              search={(previous: object) => ({ ...previous, [parameter]: value, current: firstPage })}
              resetScroll={false}
              className={styles['option']}
              marked={value === chosen ? 'true' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
