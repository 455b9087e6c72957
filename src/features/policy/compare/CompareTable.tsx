import type { ReactNode } from 'react'
import { Link } from '#ui/Link.tsx'
import { Badge } from '#ui/content/Badge.tsx'
import { keepFocusNear } from '#ui/focus/keepFocusNear.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { ScrollBox } from '#ui/ScrollBox.tsx'
import { DeclarationTag } from '../marks/DeclarationTag.tsx'
import { PolicyLink } from '../marks/PolicyLink.tsx'
import type { PolicyDetail } from '../detail/policyDetailQuery.ts'
import type { CompareAspect } from './compareAspects.ts'
import { currentCompareList, keepCompareList } from './compareList.ts'
import { comparedIds } from './compareSearch.ts'
import styles from './CompareTable.module.css'

interface CompareTableProps {
  policies: readonly PolicyDetail[]
  aspects: readonly CompareAspect[]
  /** The button that adds a policy to the favourites. */
  renderFavorite: (policy: PolicyDetail) => ReactNode
}

/**
 * One column for each policy. Each aspect has a row of its own above its cells, so that the columns keep their width on
 * a phone; wider tables scroll sideways.
 */
export function CompareTable({ policies, aspects, renderFavorite }: CompareTableProps) {
  return (
    <ScrollBox className={styles['box']} label="政策对比表">
      <table className={styles['table']}>
        <thead>
          <tr>
            {policies.map((policy) => (
              <th key={policy.id} scope="col">
                <DeclarationTag tag={policy.declarationTag} />
                <PolicyLink policy={policy} className={styles['title']} />
                <div className={styles['actions']}>
                  {renderFavorite(policy)}
                  <Link
                    to="/policy/compare"
                    search={(previous) => ({
                      ...previous,
                      ids: comparedIds(policies.filter(({ id }) => id !== policy.id)),
                    })}
                    replace
                    resetScroll={false}
                    className={styles['remove']}
                    onClick={({ currentTarget }) => {
                      keepFocusNear(currentTarget)
                      keepCompareList(currentCompareList().filter(({ id }) => id !== policy.id))
                    }}
                  >
                    <Icon name="x" />
                    移出<VisuallyHidden>对比：{policy.title}</VisuallyHidden>
                  </Link>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        {aspects.map(({ name, differs, cells }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={policies.length}>
                <span className={styles['aspect']}>
                  {name}
                  {policies.length < 2 ? null : (
                    <Badge tone={differs ? 'plain' : 'off'}>{differs ? '有差异' : '相同'}</Badge>
                  )}
                </span>
              </th>
            </tr>
            <tr>
              {cells.map((lines, column) => (
                <td key={policies[column]?.id}>
                  <ul>
                    {lines.map(({ text, common }) => (
                      // Days left may differ between server and browser around midnight.
                      <li
                        key={text}
                        className={common || !differs ? undefined : styles['own']}
                        suppressHydrationWarning
                      >
                        {text}
                      </li>
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </ScrollBox>
  )
}
