import { Link } from '#ui/Link.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { keepFocusNear } from '#ui/focus/keepFocusNear.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { currentCompareList, keepCompareList, type ComparedPolicy } from './compareList.ts'
import styles from './CompareTray.module.css'
import { comparedAtMost, comparedIds } from './compareSearch.ts'

/** The policies chosen for comparison, at the lower edge of the policy site's pages. */
export function CompareTray({ policies }: { policies: readonly ComparedPolicy[] }) {
  return (
    <aside aria-label="政策对比栏" className={styles['tray']}>
      <div className={styles['inner']}>
        <output className={styles['count']}>
          对比 <strong>{policies.length}</strong>/{comparedAtMost}
        </output>
        <ul className={styles['chosen']}>
          {policies.map((policy) => (
            <li key={policy.id}>
              <span>{policy.title}</span>
              <button
                type="button"
                onClick={({ currentTarget }) => {
                  keepFocusNear(currentTarget)
                  keepCompareList(currentCompareList().filter(({ id }) => id !== policy.id))
                }}
              >
                <Icon name="x" />
                <VisuallyHidden>移出对比：{policy.title}</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
        <div className={styles['actions']}>
          <Button
            look="plain"
            onClick={({ currentTarget }) => {
              keepFocusNear(currentTarget)
              keepCompareList([])
            }}
          >
            清空
          </Button>
          {policies.length < 2 ? (
            <span className={styles['hint']}>再选 1 条即可对比</span>
          ) : (
            <Link
              to="/policy/compare"
              search={{ ids: comparedIds(policies) }}
              className={buttonClass({ look: 'primary' })}
            >
              开始对比
            </Link>
          )}
        </div>
      </div>
    </aside>
  )
}
