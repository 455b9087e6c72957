import { useEffect, useRef, type RefObject } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { fitOf, type Confirmations } from './fit.ts'

/**
 * Announces how many policies an answer has moved to another group. A moved policy takes its buttons along, so the
 * focus goes to the returned element and the keyboard stays in the report.
 */
export function useRegrouping(
  { groups }: Schema<'PolicyMatchReport'>,
  confirmed: Confirmations,
): RefObject<HTMLDivElement | null> {
  const showMessage = useShowMessage()
  const stay = useRef<HTMLDivElement>(null)
  const before = useRef(confirmed)

  useEffect(() => {
    const last = before.current
    before.current = confirmed
    if (last === confirmed) return
    const items = groups.flatMap((group) => group.items)
    const moved = items.filter((item) => fitOf(item, last) !== fitOf(item, confirmed)).length
    if (moved > 0) showMessage({ level: 'success', text: `${moved} 条政策已按您的确认重新分组`, about: ['groups'] })
    if (document.activeElement === document.body) stay.current?.focus({ preventScroll: true })
  }, [groups, confirmed, showMessage])

  return stay
}
