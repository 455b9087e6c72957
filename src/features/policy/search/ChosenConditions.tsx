import { Link } from '#ui/Link.tsx'
import { keepFocusNear } from '#ui/focus/keepFocusNear.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { setCondition, withoutConditions, withoutValue, withoutWords } from './changeSearch.ts'
import styles from './ChosenConditions.module.css'
import { conditionFieldNames, conditionFields, conditionLabel } from './conditions.ts'
import { valuesOf, type PolicyInfoSearch } from './policyInfoSearch.ts'
import { searchedNames } from './searchTitle.ts'

/** One active condition, and how to remove it. */
interface Chosen {
  name: string
  value: string
  without: (search: PolicyInfoSearch) => PolicyInfoSearch
}

const withoutFrom = (search: PolicyInfoSearch) => setCondition(search, 'publishFrom', undefined)
const withoutTo = (search: PolicyInfoSearch) => setCondition(search, 'publishTo', undefined)

/**
 * The conditions of a search, each with a button to remove it. It is removed from the current address, which may be
 * ahead of this rendering.
 */
export function ChosenConditions({ search }: { search: PolicyInfoSearch }) {
  const chosen = chosenOf(search)
  if (chosen.length === 0) return null
  return (
    <div className={styles['chosen']}>
      <span className={styles['label']} id="chosen-conditions">
        已选条件
      </span>
      <ul aria-labelledby="chosen-conditions" className={styles['list']}>
        {chosen.map(({ name, value, without }) => (
          <li key={`${name} ${value}`}>
            <Link
              from="/policy/info/"
              to="/policy/info"
              search={without}
              resetScroll={false}
              className={styles['condition']}
              onClick={({ currentTarget }) => keepFocusNear(currentTarget)}
            >
              <VisuallyHidden>移除条件 </VisuallyHidden>
              <span className={styles['name']}>{name}：</span>
              {value}
              <Icon name="x" />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to="/policy/info"
        search={withoutConditions(search)}
        resetScroll={false}
        className={styles['clear']}
        onClick={({ currentTarget }) => keepFocusNear(currentTarget)}
      >
        清空筛选
      </Link>
    </div>
  )
}

function chosenOf(search: PolicyInfoSearch): Chosen[] {
  const { form, keyword, publishFrom, publishTo } = search
  const chosen: Chosen[] = []
  if (form !== undefined || keyword !== undefined) {
    chosen.push({ name: '搜索', value: searchedNames(search).join(' '), without: withoutWords })
  }
  for (const field of conditionFieldNames) {
    for (const value of valuesOf(search, field)) {
      const without = (now: PolicyInfoSearch) => withoutValue(now, field, value)
      chosen.push({ name: conditionFields[field], value: conditionLabel(field, value), without })
    }
  }
  if (publishFrom !== undefined) {
    chosen.push({ name: '发布日期从', value: publishFrom, without: withoutFrom })
  }
  if (publishTo !== undefined) {
    chosen.push({ name: '发布日期到', value: publishTo, without: withoutTo })
  }
  return chosen
}
