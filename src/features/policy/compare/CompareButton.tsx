import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import styles from './CompareButton.module.css'
import {
  currentCompareList,
  keepCompareList,
  togglePolicy,
  useCompareList,
  type ComparedPolicy,
} from './compareList.ts'
import { comparedAtMost } from './compareSearch.ts'

interface CompareButtonProps {
  policy: ComparedPolicy
  /** Class name for the look of the detail page's buttons. */
  className?: string | undefined
}

/** Adds a policy to the comparison, or removes it. */
export function CompareButton({ policy, className = styles['button'] }: CompareButtonProps) {
  const list = useCompareList()
  const showMessage = useShowMessage()

  function toggle() {
    // The latest list: presses recorded before hydration are replayed all at once, before any of them has rendered.
    const current = currentCompareList()
    const next = togglePolicy(current, policy)
    if (next === current) {
      showMessage({ level: 'warning', text: `最多对比 ${comparedAtMost} 条政策，请先移除一条` })
      return
    }
    keepCompareList(next)
  }

  return (
    <button type="button" className={className} aria-pressed={list.some(({ id }) => id === policy.id)} onClick={toggle}>
      <span aria-hidden="true" className={styles['box']} />
      加入对比
      <VisuallyHidden>：{policy.title}</VisuallyHidden>
    </button>
  )
}
