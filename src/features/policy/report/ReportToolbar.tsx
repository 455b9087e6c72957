import { Link } from '#ui/Link.tsx'
import { useId, type Ref } from 'react'
import { fits } from './fit.ts'
import type { ReportSearch } from './reportSearch.ts'
import styles from './ReportToolbar.module.css'
import { policyLevelWords } from '#gateway/generated/words/PolicyLevel.ts'

const sorts: Names<'sort'> = { DEGREE: '匹配度从高到低', DEADLINE: '截止日期从近到远' }

type Names<Parameter extends keyof ReportSearch> = Readonly<Record<NonNullable<ReportSearch[Parameter]>, string>>

interface ReportToolbarProps {
  search: ReportSearch
  /** Policies that match the search. */
  total: number
  /** Gets the focus when the focused element has moved away. */
  ref: Ref<HTMLDivElement>
}

/** Filters and order of the report; every view of it has an address. */
export function ReportToolbar({ search, total, ref }: ReportToolbarProps) {
  return (
    <div ref={ref} tabIndex={-1} className={styles['toolbar']}>
      <output className={styles['count']}>
        {search.fit === undefined ? '共' : `${fits[search.fit]}：`} <strong>{total}</strong> 条政策
      </output>
      <Choice label="层级" parameter="level" none="全部" options={policyLevelWords} chosen={search.level} />
      <Choice label="排序" parameter="sort" none="综合" options={sorts} chosen={search.sort} />
    </div>
  )
}

interface ChoiceProps {
  label: string
  parameter: keyof ReportSearch
  /** Name of choosing nothing. */
  none: string
  options: Readonly<Record<string, string>>
  chosen: string | undefined
}

function Choice({ label, parameter, none, options, chosen }: ChoiceProps) {
  const labelId = useId()
  const entries: [string | undefined, string][] = [[undefined, none], ...Object.entries(options)]
  return (
    <nav aria-labelledby={labelId} className={styles['choice']}>
      <span id={labelId} className={styles['label']}>
        {label}
      </span>
      <ul>
        {entries.map(([value, name]) => (
          <li key={name}>
            <Link
              to="."
              search={(previous: object) => ({ ...previous, [parameter]: value })}
              resetScroll={false}
              replace
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
